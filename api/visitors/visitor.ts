import { hmacSha256 } from '../platform/digest';

export interface Visitor {
  readonly ip: string;
  readonly browser: string;
}

/** Without the daily salt, hashes cannot be matched to IP addresses by brute force. */
export function visitorHasher(salt: string): (visitor: Visitor) => string {
  const digest = hmacSha256(salt);
  return ({ ip, browser }) => digest(`${ip}\n${browser}`);
}
