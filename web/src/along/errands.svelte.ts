/** Matches that are to go to a server as soon as there is a connection: which, and where to. This browser keeps them in mind. */

const KEY = "regnum.errands";

export interface Errand {
  table: string;
  /** The address of the server or page. */
  place: string;
}

/** What was kept; anything else is nothing. */
export function readErrands(text: string | null): Errand[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.filter(
      (each): each is Errand =>
        typeof each === "object" && each && typeof each.table === "string" && typeof each.place === "string",
    );
  } catch {
    return [];
  }
}

class Errands {
  all = $state.raw(readErrands(localStorage.getItem(KEY)));

  of(table: string): Errand | undefined {
    return this.all.find((each) => each.table === table);
  }

  add(table: string, place: string): void {
    this.#keep([...this.all.filter((each) => each.table !== table), { table, place }]);
  }

  drop(table: string): void {
    this.#keep(this.all.filter((each) => each.table !== table));
  }

  #keep(all: Errand[]): void {
    this.all = all;
    localStorage.setItem(KEY, JSON.stringify(all));
  }
}

export const errands = new Errands();
