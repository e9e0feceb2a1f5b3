type LockCallback<T> = (lock: { readonly name: string } | null) => T | Promise<T>;
interface LockOptions {
  readonly ifAvailable?: boolean;
  readonly signal?: AbortSignal;
}

/** jsdom lacks Web Locks. */
class Locks {
  readonly #ends = new Map<string, Promise<unknown>>();

  async request<T>(
    name: string,
    { ifAvailable, signal }: LockOptions,
    work: LockCallback<T>,
  ): Promise<T> {
    const previous = this.#ends.get(name);
    if (ifAvailable && previous) return work(null);
    let release = (): void => undefined;
    const finished = new Promise<void>((resolve) => {
      release = resolve;
    });
    const end = (previous ?? Promise.resolve()).then(() => finished);
    this.#ends.set(name, end);
    try {
      await Promise.race([previous, signal && rejectOnAbort(signal)]);
      return await work({ name });
    } finally {
      if (this.#ends.get(name) === end) this.#ends.delete(name);
      release();
    }
  }
}

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

export function installLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
}
