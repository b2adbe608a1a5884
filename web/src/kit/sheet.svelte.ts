/** Things to choose from by name, numbered on the table and in a list. One layer (Sheet.svelte) shows it. */
import type { Thing } from "../wire/scene";

class ChoiceSheet {
  things = $state.raw<readonly Thing[]>([]);
  /** The one that was touched first: the button below the list plays it. */
  chosen = $state.raw<string | null>(null);

  open(things: readonly Thing[], chosen: string | null = null): void {
    this.things = things;
    this.chosen = chosen;
  }

  close(): void {
    this.open([]);
  }

  /** Its number in the list, from 1; 0 where it does not stand in it. */
  number(id: string): number {
    return this.things.findIndex((each) => each.id === id) + 1;
  }
}

export const sheet = new ChoiceSheet();
