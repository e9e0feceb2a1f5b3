/** A promise that a test resolves with `release`. */
interface Deferred {
  readonly promise: Promise<void>;
  release(): void;
}

export function createDeferred(): Deferred {
  let release = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release: () => release() };
}
