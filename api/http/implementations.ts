import type { Knex } from 'knex';
import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint';
import type { EndpointName, Endpoints } from '#contract/index';

/** What a handler may know of a request beside its valid parts. */
export interface Asked {
  /** Whether the caller takes a media type such as 'image/webp', and names it. */
  accepts(type: string): boolean;
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
  readonly bytes: () => Promise<Buffer>;
}

/** What a handler answers where the contract says 'image'. */
export class ImageAnswer {
  constructor(readonly image: ServedImage) {}
}

type AnswerOf<E extends Endpoint> = E['response'] extends 'image' ? ImageAnswer : ResponseOf<E>;

/** Answers a valid request, or throws an `HttpProblem`. */
export type Handler<E extends Endpoint> = (
  request: RequestOf<E>,
  asked: Asked,
) => Promise<AnswerOf<E>>;

/** A handler for every endpoint of the contract: one left out does not compile. */
export type Implementations = { readonly [Name in EndpointName]: Handler<Endpoints[Name]> };
