// Without Web Locks one page still does one thing at a time; what two pages send twice, the shop does once.
const turns = new Map<string, Promise<unknown>>();

const nothing = () => undefined;

/** Does something while nobody on this device does anything else under the same name. */
export async function alone<T>(
  name: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  if (navigator.locks) {
    return navigator.locks.request(name, signal === undefined ? {} : { signal }, work);
  }
  const before = turns.get(name);
  const mine = (before ?? Promise.resolve()).then(work);
  const over = mine.then(nothing, nothing);
  turns.set(name, over);
  void over.then(() => {
    if (turns.get(name) === over) turns.delete(name);
  });
  return mine;
}

/** As `alone`, but does nothing and answers undefined when somebody is at it. */
export async function aloneOrNot<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  if (navigator.locks) {
    return navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
      lock === null ? undefined : work(),
    );
  }
  return turns.has(name) ? undefined : alone(name, work);
}
