type Work<T> = (lock: { readonly name: string } | null) => T | Promise<T>;
interface Options {
  readonly ifAvailable?: boolean;
  readonly signal?: AbortSignal;
}

/** jsdom lacks Web Locks. */
class Locks {
  readonly #ends = new Map<string, Promise<unknown>>();

  async request<T>(name: string, { ifAvailable, signal }: Options, work: Work<T>): Promise<T> {
    const before = this.#ends.get(name);
    if (ifAvailable && before) return work(null);
    let release = (): void => undefined;
    const mine = new Promise<void>((resolve) => {
      release = resolve;
    });
    const end = (before ?? Promise.resolve()).then(() => mine);
    this.#ends.set(name, end);
    try {
      await Promise.race([before, signal && aborted(signal)]);
      return await work({ name });
    } finally {
      if (this.#ends.get(name) === end) this.#ends.delete(name);
      release();
    }
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

export function installLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
}
