/** One tab at a time: two servers on one database would each overwrite what the other has kept. */

const NAME = "regnum";
const TAKE = "regnum.take"; // in the tab that takes over, while it loads anew
const PATIENCE = 2000; // ms until a tab that does not answer is pushed aside

/** Whether this tab may go on; `lost` is called when another one takes over. */
export async function onlyTab(lost: () => void): Promise<boolean> {
  if (!("locks" in navigator)) return true; // then the storage itself keeps the second one from writing
  const channel = new BroadcastChannel(NAME);
  let release = (): void => undefined;
  const held = new Promise<void>((over) => (release = over));
  channel.onmessage = () => {
    lost();
    release();
    channel.close();
  };
  const taking = sessionStorage.getItem(TAKE) !== null;
  sessionStorage.removeItem(TAKE);
  if (taking) channel.postMessage("release");
  return new Promise((resolve) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      resolve(lock !== null);
      return lock ? held : undefined;
    };
    const gone = (): void => lost();
    if (!taking) {
      navigator.locks.request(NAME, { ifAvailable: true }, hold).catch(gone);
      return;
    }
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE);
    const waited = navigator.locks.request(NAME, { signal: patience.signal }, (lock) => {
      clearTimeout(timer);
      return hold(lock);
    });
    waited.catch(() => navigator.locks.request(NAME, { steal: true }, hold).catch(gone));
  });
}

/** Go on in this tab: the other one lets go when this one is loaded anew. */
export function takeOver(): void {
  sessionStorage.setItem(TAKE, "yes");
  location.reload();
}
