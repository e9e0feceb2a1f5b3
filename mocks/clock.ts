const RealDate = Date;

/**
 * From now on, `Date` returns `instant`, and time goes on from there: for the page and for the mock server,
 * which runs in it. Timers and `performance.now()` stay as they are. Returns a function that restores real time.
 */
export function startClockAt(instant: Date): () => void {
  const offsetMs = instant.getTime() - RealDate.now();
  const readNow = () => RealDate.now() + offsetMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [readNow()] : args, newTarget),
    apply: () => new RealDate(readNow()).toString(),
    get: (target, key) => (key === 'now' ? readNow : Reflect.get(target, key)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}

/** Whatever `startClockAt` has set. */
export const readRealTime = (): Date => new RealDate();
