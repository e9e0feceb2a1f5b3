interface MatchOptions extends CacheQueryOptions {
  readonly cacheName?: string;
}

const urlOf = (asked: RequestInfo | URL): URL =>
  new URL(asked instanceof Request ? asked.url : asked, 'http://localhost:3000');

class FakeCache {
  readonly #stored = new Map<string, Response>();

  async put(asked: RequestInfo, answer: Response): Promise<void> {
    this.#stored.set(urlOf(asked).href, answer);
  }

  async match(asked: RequestInfo, options: CacheQueryOptions = {}): Promise<Response | undefined> {
    const [found] = this.#find(asked, options);
    return found?.[1].clone();
  }

  async matchAll(): Promise<Response[]> {
    return [...this.#stored.values()].map((answer) => answer.clone());
  }

  async keys(asked: RequestInfo, options: CacheQueryOptions = {}): Promise<Request[]> {
    return this.#find(asked, options).map(([url]) => new Request(url));
  }

  #find(asked: RequestInfo, { ignoreSearch = false }: CacheQueryOptions) {
    const { href, pathname } = urlOf(asked);
    return [...this.#stored].filter(([url]) =>
      ignoreSearch ? new URL(url).pathname === pathname : url === href,
    );
  }
}

/** In-memory Cache Storage with the methods that are used. */
export class FakeCaches {
  readonly #stores = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const store = this.#stores.get(name) ?? new FakeCache();
    this.#stores.set(name, store);
    return store;
  }

  async match(asked: RequestInfo, { cacheName = '', ...options }: MatchOptions = {}) {
    return (await this.open(cacheName)).match(asked, options);
  }
}
