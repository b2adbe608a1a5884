/** Web push for this browser: what it can, what it allows, and the subscription the server sends to. */

export type PushState = "cannot" | "denied" | "off" | "on";

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

export async function pushState(): Promise<PushState> {
  const worker = await registration();
  if (!worker || !("pushManager" in worker) || typeof Notification === "undefined") return "cannot";
  if (Notification.permission === "denied") return "denied";
  return (await worker.pushManager.getSubscription()) ? "on" : "off";
}

/** Ask the reader, then the browser's push service; null when one of them says no. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | null> {
  const worker = await registration();
  if (!worker || (await Notification.requestPermission()) !== "granted") return null;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  return made.toJSON();
}

export async function unsubscribe(): Promise<void> {
  const worker = await registration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** The host the browser is reached by: so the list of places knows which of them is here. */
export async function pushHost(): Promise<string> {
  const worker = await registration();
  const here = await worker?.pushManager?.getSubscription();
  return here ? new URL(here.endpoint).hostname : "";
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
