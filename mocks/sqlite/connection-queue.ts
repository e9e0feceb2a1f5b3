interface Waiting<Connection> {
  readonly resolve: (connection: Connection) => void;
  readonly reject: (error: Error) => void;
}

/** Hands out one connection at a time, in the order of the calls. */
export class ConnectionQueue<Connection extends { close(): void }> {
  readonly #connection: Connection;
  readonly #waiting: Waiting<Connection>[] = [];
  #isAcquired = false;
  #closing: Promise<void> | undefined;
  #onIdle: (() => void) | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Rejects if the queue closes before the connection is free. */
  acquire(): Promise<Connection> {
    return new Promise((resolve, reject) => {
      if (this.#closing) return reject(closedError());
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
    for (const { reject } of this.#waiting.splice(0)) reject(closedError());
    if (this.#isAcquired) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
      });
    }
    this.#connection.close();
  }

  #next(): void {
    const first = this.#waiting.shift();
    this.#isAcquired = first !== undefined;
    if (first) first.resolve(this.#connection);
    else this.#onIdle?.();
  }
}

const closedError = () => new Error('The database is closed.');
