import { createHmac } from 'node:crypto';

/** Whoever asks, as far as a request tells. */
export interface Visitor {
  /** The network address. */
  readonly address: string;
  /** What their browser calls itself. */
  readonly browser: string;
}

/** The same of the same visitor as long as the salt is; without it nobody can try out who that may be. */
export const hashOf = ({ address, browser }: Visitor, salt: string): string =>
  createHmac('sha256', salt).update(`${address}\n${browser}`).digest('hex');
