/**
 * Fetches code once. Where the device has no network it is not even asked for, unless a worker may have it: browsers
 * may remember, for as long as a page is open, that a module could not be had.
 */
export function fetchedCode<Code>(fetchIt: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | undefined;

  async function begin(): Promise<Code> {
    if (isOutOfReach()) throw new TypeError('There is no network to fetch code from.');
    return fetchIt();
  }

  return () => {
    if (code) return code;
    const begun = begin();
    code = begun;
    begun.catch(() => {
      code = undefined;
    });
    return begun;
  };
}

const isOutOfReach = (): boolean => !navigator.onLine && !navigator.serviceWorker?.controller;
