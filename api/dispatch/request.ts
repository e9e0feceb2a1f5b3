import type { UploadedFile, ValidatedEndpoint } from '#contract/core/endpoint';

export interface SessionCookie {
  read(): string | undefined;
  /** `null` clears it. */
  write(token: string | null): void;
}

/** An uploaded file. */
export interface ReceivedFile extends UploadedFile {
  /** SHA-256 in hex; only for endpoints with `form: true`. */
  readonly hash: string | undefined;
}

/** Parsed but not validated. */
export interface RequestBody {
  readonly body?: unknown;
  readonly files?: readonly ReceivedFile[];
}

/** Transport-independent request, created by Koa, MSW or the page renderer. */
export interface ApiRequest {
  /** In the log, and in responses to unexpected errors. */
  readonly id: string;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** Decoded path parameters, not validated. */
  readonly params: unknown;
  readonly query: unknown;
  readonly host: string;
  readonly ip: string;
  readonly cookie: SessionCookie;
  /** Aborted with a 499 when the client's connection closes before the response has ended. */
  readonly signal: AbortSignal;
  /** Case-insensitive. */
  header(name: string): string | undefined;
  /**
   * Reads the body and passes it to `use`; uploaded files exist until `use` settles. Rejects with 400, 411, 413 and
   * 415.
   */
  withBody<R>(endpoint: ValidatedEndpoint, use: (read: RequestBody) => Promise<R>): Promise<R>;
}
