import { hmacSha256 } from '../platform/digest';

/** Whoever asks, as far as a request tells. */
export interface Visitor {
  /** The network address. */
  readonly address: string;
  /** What their browser calls itself. */
  readonly browser: string;
}

/** Hashes visitors, the same one always to the same, as long as the salt is; without it nobody can try out who that may be. */
export function visitorHasher(salt: string): (visitor: Visitor) => string {
  const digest = hmacSha256(salt);
  return ({ address, browser }) => digest(`${address}\n${browser}`);
}
