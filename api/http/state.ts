import type { Middleware, ParameterizedContext } from 'koa';

export interface RequestState {
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
