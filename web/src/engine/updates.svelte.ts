/** The service worker: it keeps all files of the page, and brings a new version when nobody is using the old one. */

const PATIENCE = 1500; // ms that a first visit waits for it; without it the page works, but not offline

class Updates {
  /** A new version is here and waits. */
  waiting = $state(false);
  #registration: ServiceWorkerRegistration | null = null;

  async register(address: string): Promise<void> {
    if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
    const found = await navigator.serviceWorker.register(address).catch(() => null);
    if (!found) return; // a private window of some browsers
    this.#registration = found;
    this.#look(found);
    found.addEventListener("updatefound", () => this.#look(found));
    if (navigator.serviceWorker.controller) return;
    await new Promise<void>((over) => {
      navigator.serviceWorker.addEventListener("controllerchange", () => over(), { once: true });
      setTimeout(over, PATIENCE);
    });
  }

  /** Everything else may come now: what the page has not asked for yet is kept too. */
  keepAll(): void {
    void navigator.serviceWorker?.ready.then((found) => found.active?.postMessage("keep-all"));
  }

  /** Go over to the new version. Matches go on: all that was confirmed is kept. */
  apply(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#registration?.waiting?.postMessage("apply");
  }

  #look(found: ServiceWorkerRegistration): void {
    const tell = (): void => {
      this.waiting = found.waiting !== null && navigator.serviceWorker.controller !== null;
    };
    tell();
    found.installing?.addEventListener("statechange", tell);
  }
}

export const updates = new Updates();
