import type { Knex } from 'knex';
import type { CsvTable } from '#contract/core/csv';
import type { Endpoint, RequestOf, ResponseKind, ResponseOf } from '#contract/core/endpoint';
import type { EndpointName, Endpoints } from '#contract/index';
import type { Session, SignedInAdmin } from './session';

export interface HandlerContext {
  /** Whether the `Accept` header names a media type such as 'image/webp'. */
  accepts(type: string): boolean;
  /** Makes the response private and uncacheable when it resolves to true. */
  isAdmin(): Promise<boolean>;
  readonly session: Session;
  readonly ip: string;
  /** Aborted with a 499 when the client's connection closes before the response has ended. */
  readonly signal: AbortSignal;
  /**
   * Runs `write` in one transaction, once per `Idempotency-Key`; a repeat gets the first result without running it. Do
   * slow work before it. For endpoints with `form` or `idempotent` only.
   */
  runOnce<A>(write: (trx: Knex.Transaction) => Promise<A>): Promise<A>;
}

export interface AdminHandlerContext extends HandlerContext {
  /** Who acts. */
  readonly admin: SignedInAdmin;
}

interface HandlerContexts {
  readonly public: HandlerContext;
  readonly admin: AdminHandlerContext;
}

/** `stream` belongs to the runtime: Node's `Readable` on the server. */
export interface StreamedBytes<Stream = unknown> {
  readonly stream: Stream;
  readonly length: number;
}

interface ServedImage {
  readonly contentType: string;
  /** Strong entity tag, quotes included. */
  readonly etag: string;
  /** Overrides the endpoint's `cacheControl`. */
  readonly cacheControl?: string;
  readonly variesByAccept: boolean;
  /** Makes the response a download with this name. */
  readonly fileName?: string;
  /** Not called for a 304. */
  readonly getBytes: () => Promise<Uint8Array | StreamedBytes>;
}

/** Result for endpoints with an 'image' response. */
export class ImageResult {
  constructor(readonly image: ServedImage) {}
}

/** Result for endpoints with a 'csv' response. */
export class CsvResult {
  constructor(readonly table: CsvTable) {}
}

/** Result for `paginated` lists: one page of rows and the total number of rows. */
export class PaginatedResult<Rows> {
  constructor(
    readonly rows: Rows,
    readonly total: number,
  ) {}
}

type HandlerResult<E extends Endpoint> =
  ResponseKind<E> extends 'image'
    ? ImageResult
    : ResponseKind<E> extends 'csv'
      ? CsvResult
      : E['paginated'] extends true
        ? PaginatedResult<ResponseOf<E>>
        : ResponseOf<E>;

/** Receives a validated request; rejects with an `HttpError`. */
export type Handler<E extends Endpoint> = (
  request: RequestOf<E>,
  context: HandlerContexts[E['access']],
) => Promise<HandlerResult<E>>;

/** Omitting an endpoint is a type error. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Endpoints[Name]> };
