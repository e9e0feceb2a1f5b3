import type { SentFile, ValidatedEndpoint } from '#contract/core/endpoint';

/** The cookie that holds the token of a session. */
export interface SessionCookie {
  read(): string | undefined;
  /** Null clears it. */
  write(token: string | null): void;
}

/** A file that came with a request. */
export interface ReceivedFile extends SentFile {
  /** SHA-256 of its bytes, hexadecimal; only of files sent through a form. */
  readonly hash: string | undefined;
}

/** The body of a request, parsed but not validated. */
export interface RequestBody {
  readonly body?: unknown;
  readonly files?: readonly ReceivedFile[];
}

/** A request as a transport (Koa, MSW, the page renderer) hands it to `dispatch`. */
export interface ApiRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** Parameters of the path, decoded but not validated. */
  readonly params: unknown;
  readonly query: unknown;
  /** Host and port that the request was sent to. */
  readonly host: string;
  /** The network address of the client. */
  readonly address: string;
  readonly cookie: SessionCookie;
  /** Aborted with a 499 when the client's connection closes before the response has ended. */
  readonly signal: AbortSignal;
  /** The value of a header by its name in any case. */
  header(name: string): string | undefined;
  /**
   * Reads the body that an endpoint takes and passes it to `use`; uploaded files exist until `use` has ended. Rejects
   * with 400, 411, 413 and 415.
   */
  withBody<R>(endpoint: ValidatedEndpoint, use: (read: RequestBody) => Promise<R>): Promise<R>;
}
