import type { Knex } from 'knex';
import type { CsvTable } from '#contract/core/csv';
import type { Endpoint, RequestOf, ResponseKind, ResponseOf } from '#contract/core/endpoint';
import type { EndpointName, Endpoints } from '#contract/index';
import type { Session } from './session';

/** What a handler may know of a request beside its valid parts. */
export interface Caller {
  /** Whether the caller names a media type such as 'image/webp' in its `Accept` header. */
  accepts(type: string): boolean;
  /** Whether an administrator asks; the response is then private and never cached. */
  isAdministrator(): Promise<boolean>;
  readonly session: Session;
  /** The network address of the client. */
  readonly address: string;
  /** Aborted with a 499 when the client's connection closes before the response has ended. */
  readonly signal: AbortSignal;
  /**
   * Runs `write` in one transaction and answers what it returns; once for each `Idempotency-Key`, so `write` may be
   * skipped and the first response returned. Slow work belongs before it. For endpoints that are forms only.
   */
  once<A>(write: (trx: Knex.Transaction) => Promise<A>): Promise<A>;
}

/** Bytes that are sent while they are read; `stream` belongs to the runtime: Node's `Readable` on the server. */
export interface StreamedBytes<Stream = unknown> {
  readonly stream: Stream;
  /** Bytes in all. */
  readonly length: number;
}

interface ServedImage {
  readonly contentType: string;
  /** Strong entity tag, quotes included. */
  readonly tag: string;
  /** Instead of the endpoint's own, where it depends on the request. */
  readonly cacheControl?: string;
  /** Whether the format depends on the `Accept` header. */
  readonly negotiated: boolean;
  /** Saved under this name instead of shown. */
  readonly fileName?: string;
  /** Only called when the client has no copy with this tag. */
  readonly bytes: () => Promise<Uint8Array | StreamedBytes>;
}

/** What a handler returns where the contract's response is 'image'. */
export class ImageAnswer {
  constructor(readonly image: ServedImage) {}
}

/** What a handler returns where the contract's response is 'csv'. */
export class CsvAnswer {
  constructor(readonly table: CsvTable) {}
}

/** What a handler returns where the contract's list is `counted`: one page of rows and the number of all rows. */
export class CountedAnswer<Rows> {
  constructor(
    readonly rows: Rows,
    readonly total: number,
  ) {}
}

type ResultOf<E extends Endpoint> =
  ResponseKind<E> extends 'image'
    ? ImageAnswer
    : ResponseKind<E> extends 'csv'
      ? CsvAnswer
      : E['counted'] extends true
        ? CountedAnswer<ResponseOf<E>>
        : ResponseOf<E>;

/** Handles a valid request, or throws an `HttpProblem`. */
export type Handler<E extends Endpoint> = (
  request: RequestOf<E>,
  caller: Caller,
) => Promise<ResultOf<E>>;

/** A handler for every endpoint of the contract: one left out does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Endpoints[Name]> };
