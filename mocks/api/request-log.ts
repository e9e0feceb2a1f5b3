/** The start of a text body, or the media type of another. */
export type LoggedBody =
  | { readonly kind: 'text'; readonly text: string; readonly isCut: boolean }
  | { readonly kind: 'binary'; readonly type: string };

export interface LoggedRequest {
  readonly id: number;
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly isImage: boolean;
  /** Undefined until the response is known. */
  readonly result: LoggedResult | undefined;
}

export interface LoggedResult {
  /** Undefined when the connection was dropped. */
  readonly status: number | undefined;
  /** With the simulated latency. */
  readonly durationMs: number;
  readonly body: LoggedBody | undefined;
}

type Respond = () => Promise<Response | undefined>;

/** The last requests and their responses, for the panel. */
export interface RequestLog {
  /** Resolves to the response that `respond` resolves to. */
  record(request: Request, respond: Respond): Promise<Response | undefined>;
  /** Newest first. A new list after each change. */
  list(): readonly LoggedRequest[];
  clear(): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Of images and of other requests: a page with many images must not push out everything else. */
const maxEntriesPerKind = 60;

const maxTextLength = 20_000;

export function createRequestLog(): RequestLog {
  let entries: readonly LoggedRequest[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function setEntries(next: readonly LoggedRequest[]): void {
    entries = next;
    for (const notify of listeners) notify();
  }

  function add(request: Request): LoggedRequest {
    lastId += 1;
    const { pathname, search } = new URL(request.url);
    const isImage = /^\/api\/media\/optimize\//.test(pathname);
    const entry = {
      id: lastId,
      method: request.method,
      path: pathname + search,
      isImage,
      result: undefined,
    };
    const oldest = entries.filter((each) => each.isImage === isImage)[maxEntriesPerKind - 1];
    setEntries([entry, ...entries.filter((each) => each !== oldest)]);
    return entry;
  }

  const setResult = (id: number, result: LoggedResult) =>
    setEntries(entries.map((entry) => (entry.id === id ? { ...entry, result } : entry)));

  return {
    async record(request, respond) {
      const { id } = add(request);
      const startedAt = performance.now();
      const response = await respond();
      const durationMs = Math.round(performance.now() - startedAt);
      const isDropped = !response || response.type === 'error';
      setResult(id, {
        status: isDropped ? undefined : response.status,
        durationMs,
        body: isDropped ? undefined : await readBody(response),
      });
      return response;
    },
    list: () => entries,
    clear: () => setEntries([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Images aren't read: the page waits for them. */
async function readBody(response: Response): Promise<LoggedBody | undefined> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.body) return undefined;
  if (!/json|text/.test(type)) return { kind: 'binary', type };
  const text = await response.clone().text();
  return { kind: 'text', text: text.slice(0, maxTextLength), isCut: text.length > maxTextLength };
}
