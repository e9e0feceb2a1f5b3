import type { Middleware, ParameterizedContext } from 'koa';
import type { EndpointName } from '#contract/index';

/** `none` if the response is never cached. */
export type CacheResult = 'hit' | 'miss' | 'none';

export interface RequestState {
  /** Assigned by the first middleware. */
  requestId: string;
  /** That handles the request, or handled it when the response was cached. */
  endpoint?: EndpointName | undefined;
  cache?: CacheResult;
  /** Index of the page's image that this response shows, once chosen. */
  variant?: number;
  /** Whether the response can be cached until the catalog changes. */
  isCacheable?: boolean;
  /** When a cacheable response has to be created again, at the latest. */
  expiresAt?: Date | undefined;
  /** Whether admins get a different response. */
  variesByUser?: boolean;
}

export type AppContext = ParameterizedContext<RequestState>;
export type AppMiddleware = Middleware<RequestState>;
