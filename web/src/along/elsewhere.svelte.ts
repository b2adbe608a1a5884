/** Where a match is taken: the address that was typed last, else the server or page that is nearest. */
import { placeTyped } from "../lib/parcels";
import { ALONE } from "../lib/place";

const KEY = "regnum.elsewhere";

class Elsewhere {
  typed = $state(localStorage.getItem(KEY) ?? "");
  place = $derived(placeTyped(this.typed));

  keep(): void {
    localStorage.setItem(KEY, this.typed);
  }

  /** Without an address, the one that suggests itself. `offered`: this server hands out the page that needs none. */
  async suggest(offered: boolean): Promise<void> {
    this.typed ||= await nearest(offered);
  }
}

/** The page of this server, or the server that has handed out this page; "" if there is none. */
async function nearest(offered: boolean): Promise<string> {
  if (!ALONE) return offered ? new URL("/offline/", location.href).href : "";
  const above = new URL("../", new URL(".", document.baseURI));
  const answer = await fetch(new URL("api/house", above)).catch(() => null);
  const said: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  return said && typeof said === "object" && "version" in said ? above.href : "";
}

export const elsewhere = new Elsewhere();
