import type { Knex } from 'knex';
import type { CsvTable } from '#contract/csv-table';
import type { Endpoint, RequestOf, ResponseKind, ResponseOf } from '#contract/endpoint';
import type { EndpointName, Endpoints } from '#contract/index';
import type { StreamedBytes } from '../media/disk-cache';
import type { BrowserSession } from './browser-session';

/** What a handler may know of a request beside its valid parts. */
export interface Asked {
  /** Whether the caller takes a media type such as 'image/webp', and names it. */
  accepts(type: string): boolean;
  /** Whether somebody signed in to the back office asks; the answer is then theirs alone and kept nowhere. */
  isAdministrator(): Promise<boolean>;
  readonly session: BrowserSession;
  /** The network address that is asked from. */
  readonly address: string;
  /** Aborted with a 499 when the caller's connection closes before the answer has ended. */
  readonly signal: AbortSignal;
  /**
   * Does what a form asks for, in one transaction, and answers what `write` answers; done once for each
   * `Idempotency-Key`, so what came first may be answered and `write` left out. Slow work belongs before it.
   */
  once<A>(write: (trx: Knex.Transaction) => Promise<A>): Promise<A>;
}

/** An image to be answered; its bytes are only asked for when the caller lacks them. */
interface ServedImage {
  readonly contentType: string;
  /** Strong entity tag, quotes included. */
  readonly tag: string;
  /** Instead of the endpoint's own, where it depends on the request. */
  readonly cacheControl?: string;
  /** Whether another caller may get another format. */
  readonly negotiated: boolean;
  /** What a browser is to save it as; shown in the page when it is not said. */
  readonly fileName?: string;
  readonly bytes: () => Promise<Buffer | StreamedBytes>;
}

/** What a handler answers where the contract says 'image'. */
export class ImageAnswer {
  constructor(readonly image: ServedImage) {}
}

/** What a handler answers where the contract says 'csv'. */
export class CsvAnswer {
  constructor(readonly table: CsvTable) {}
}

/** What a handler answers where the contract says that a list is counted: the part asked for, and how many there are. */
export class CountedAnswer<Rows> {
  constructor(
    readonly rows: Rows,
    readonly total: number,
  ) {}
}

type AnswerOf<E extends Endpoint> =
  ResponseKind<E> extends 'image'
    ? ImageAnswer
    : ResponseKind<E> extends 'csv'
      ? CsvAnswer
      : E['counted'] extends true
        ? CountedAnswer<ResponseOf<E>>
        : ResponseOf<E>;

/** Answers a valid request, or throws an `HttpProblem`. */
export type Handler<E extends Endpoint> = (
  request: RequestOf<E>,
  asked: Asked,
) => Promise<AnswerOf<E>>;

/** A handler for every endpoint of the contract: one left out does not compile. */
export type Implementations = { readonly [Name in EndpointName]: Handler<Endpoints[Name]> };
