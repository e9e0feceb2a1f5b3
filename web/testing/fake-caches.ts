interface MatchOptions extends CacheQueryOptions {
  readonly cacheName?: string;
}

const toUrl = (request: RequestInfo | URL): URL =>
  new URL(request instanceof Request ? request.url : request, 'http://localhost:3000');

class FakeCache {
  readonly #stored = new Map<string, Response>();

  async put(request: RequestInfo, response: Response): Promise<void> {
    this.#stored.set(toUrl(request).href, response);
  }

  async match(
    request: RequestInfo,
    options: CacheQueryOptions = {},
  ): Promise<Response | undefined> {
    const [entry] = this.#find(request, options);
    return entry?.[1].clone();
  }

  async matchAll(): Promise<Response[]> {
    return [...this.#stored.values()].map((response) => response.clone());
  }

  async keys(request: RequestInfo, options: CacheQueryOptions = {}): Promise<Request[]> {
    return this.#find(request, options).map(([url]) => new Request(url));
  }

  #find(request: RequestInfo, { ignoreSearch = false }: CacheQueryOptions) {
    const { href, pathname } = toUrl(request);
    return [...this.#stored].filter(([url]) =>
      ignoreSearch ? new URL(url).pathname === pathname : url === href,
    );
  }
}

/** In-memory Cache Storage with the methods that are used. */
export class FakeCaches {
  readonly #stores = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.#stores.get(name) ?? new FakeCache();
    this.#stores.set(name, cache);
    return cache;
  }

  async match(request: RequestInfo, { cacheName = '', ...options }: MatchOptions = {}) {
    return (await this.open(cacheName)).match(request, options);
  }
}
