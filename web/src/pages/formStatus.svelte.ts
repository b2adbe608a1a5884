/** One request after another from a form: what came of the last one, in words, and whether it went wrong. */
import { errorText } from "./errorText";

export class FormStatus {
  said = $state("");
  wrong = $state(false);

  /** `look` reads anew what the page shows; `words` are own sentences for certain refusals. */
  constructor(
    private readonly look: () => Promise<void>,
    private readonly words: Record<string, string> = {},
  ) {}

  async run(what: () => Promise<string>): Promise<void> {
    this.said = "";
    try {
      this.said = await what();
      this.wrong = false;
    } catch (error) {
      this.said = errorText(error, this.words);
      this.wrong = true;
    }
    await this.look().catch(() => undefined);
  }
}
