import { createHash } from 'node:crypto';
import type { PublitioKeys } from '../../media/providers/publitio/signature';

/** Not documented by Publitio. */
const maxClockSkewSeconds = 300;

/** Verifies signatures as documented by Publitio; returns an error message, or undefined if valid. */
export function createSignatureVerifier({ key, secret }: PublitioKeys) {
  const used = new Set<string>();
  return (query: URLSearchParams): string | undefined => {
    const getParam = (name: string) => query.get(`api_${name}`) ?? '';
    const [timestamp, nonce] = [getParam('timestamp'), getParam('nonce')];
    if (getParam('key') !== key) return 'Invalid api_key';
    if (!/^\d{8}$/.test(nonce) || used.has(nonce)) return 'Invalid api_nonce';
    if (Math.abs(Date.now() / 1000 - Number(timestamp)) > maxClockSkewSeconds)
      return 'Invalid api_timestamp';
    const expected = createHash('sha1').update(`${timestamp}${nonce}${secret}`).digest('hex');
    if (getParam('signature') !== expected) return 'Invalid api_signature';
    used.add(nonce);
    return undefined;
  };
}
