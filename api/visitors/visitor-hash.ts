import { hmacSha256 } from '../platform/digest';

export interface Visitor {
  readonly ip: string;
  readonly userAgent: string;
}

/** Without the daily salt, hashes cannot be matched to IP addresses by brute force. */
export function createVisitorHasher(salt: string): (visitor: Visitor) => string {
  const digest = hmacSha256(salt);
  return ({ ip, userAgent }) => digest(`${ip}\n${userAgent}`);
}
