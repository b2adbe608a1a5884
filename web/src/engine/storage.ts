/**
 * The database file in the browser's own storage: what has changed since the last time, in one transaction.
 *
 * The file lives in memory. After each commit its pages are compared with those that were kept, and the changed ones are
 * written together with its length: a tab that is killed leaves the file of before or the file of after, never a mixture.
 */

import { changedPages, PAGE } from "./changedPages";

const NAME = "regnum";
const STORE = "pages";
const HEAD = "head";

interface Head {
  length: number;
  /** Of the tab that may write: another that has taken over has written its own. */
  owner: string;
}

/** Another tab has taken over: this one must not write any more. */
export class TakenOver extends Error {}

export class Storage {
  #kept = new Uint8Array();
  #owner = `${Date.now()}-${Math.random()}`;

  private constructor(readonly database: IDBDatabase | null) {}

  /** Null inside: the browser keeps nothing here, as some do in private windows. */
  static async open(): Promise<Storage> {
    const database = await opened().catch(() => null);
    return new Storage(database);
  }

  get lasting(): boolean {
    return this.database !== null;
  }

  /** The file as it was last kept; from now on this tab is the one that writes. */
  async read(): Promise<Uint8Array> {
    if (!this.database) return this.#kept;
    const change = this.database.transaction(STORE, "readwrite", { durability: "strict" });
    const store = change.objectStore(STORE);
    const head = (await asked(store.get(HEAD))) as Head | undefined;
    const length = head?.length ?? 0;
    this.#kept = new Uint8Array(length);
    const pages = (await asked(store.getAll(IDBKeyRange.bound(0, Infinity)))) as Uint8Array[];
    pages.forEach((page, n) => {
      if (n * PAGE < length) this.#kept.set(page.subarray(0, Math.min(PAGE, length - n * PAGE)), n * PAGE);
    });
    store.put({ length, owner: this.#owner } satisfies Head, HEAD);
    await done(change);
    return this.#kept;
  }

  /** What was kept last. */
  get kept(): Uint8Array {
    return this.#kept;
  }

  /** Keep the file; durable when this is over. */
  async keep(file: Uint8Array): Promise<void> {
    const changed = changedPages(this.#kept, file);
    if (!changed.length && file.length === this.#kept.length) return;
    const now = file.slice();
    if (this.database) {
      const change = this.database.transaction(STORE, "readwrite", { durability: "strict" });
      const store = change.objectStore(STORE);
      const over = done(change);
      const head = (await asked(store.get(HEAD))) as Head | undefined;
      if (head?.owner !== this.#owner) {
        change.abort();
        over.catch(() => undefined);
        throw new TakenOver("another tab has taken over");
      }
      try {
        for (const n of changed) store.put(now.slice(n * PAGE, (n + 1) * PAGE), n);
        if (now.length < this.#kept.length) store.delete(IDBKeyRange.lowerBound(Math.ceil(now.length / PAGE)));
        store.put({ length: now.length, owner: this.#owner } satisfies Head, HEAD);
      } catch (wrong) {
        change.abort(); // all or nothing
        over.catch(() => undefined);
        throw wrong;
      }
      await over;
    }
    this.#kept = now;
  }
}

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return asked(request);
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser's storage failed"));
  });
}

function done(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error ?? new Error("the browser's storage failed"));
  });
}
