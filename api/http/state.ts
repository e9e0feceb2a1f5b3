import type { Middleware, ParameterizedContext } from 'koa';

/** What one middleware leaves for another. */
export interface RequestState {
  /** Which of a page's pictures this answer shows, once it has been chosen. */
  variant?: number;
  /** The answer may be given again until the catalogue changes. */
  keep?: boolean;
  /** The answer depends on whether an administrator asks. */
  asksWho?: boolean;
}

export type ShopContext = ParameterizedContext<RequestState>;
export type ShopMiddleware = Middleware<RequestState>;
