interface Waiter<Connection> {
  readonly resolve: (connection: Connection) => void;
  readonly reject: (error: Error) => void;
}

/** Hands out one connection at a time, in the order of the calls. */
export class ConnectionQueue<Connection extends { close(): void }> {
  readonly #connection: Connection;
  readonly #waiting: Waiter<Connection>[] = [];
  #isAcquired = false;
  #closing: Promise<void> | undefined;
  #onIdle: (() => void) | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Rejects if the queue closes before the connection is free. */
  acquire(): Promise<Connection> {
    return new Promise((resolve, reject) => {
      if (this.#closing) return reject(createClosedError());
      this.#waiting.push({ resolve, reject });
      if (!this.#isAcquired) this.#next();
    });
  }

  release(): void {
    this.#next();
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    for (const { reject } of this.#waiting.splice(0)) reject(createClosedError());
    if (this.#isAcquired) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
      });
    }
    this.#connection.close();
  }

  #next(): void {
    const waiter = this.#waiting.shift();
    this.#isAcquired = waiter !== undefined;
    if (waiter) waiter.resolve(this.#connection);
    else this.#onIdle?.();
  }
}

const createClosedError = () => new Error('The database is closed.');
