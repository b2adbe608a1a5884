/** Matches that are to go to a server as soon as there is a connection: which, and where to. This browser keeps them in mind. */

import { readErrands, type Errand } from "./readErrands";

const KEY = "regnum.errands";

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
