import { createHash } from 'node:crypto';
import type { PublitioKeys } from '../../media/providers/publitio/signature';

/** Seconds a clock may be wrong by. The real ones are not documented. */
const tolerance = 300;

/** Judges signatures as Publitio documents them: why a call is not taken, or undefined. */
export function signatureJudge({ key, secret }: PublitioKeys) {
  const used = new Set<string>();
  return (query: URLSearchParams): string | undefined => {
    const said = (name: string) => query.get(`api_${name}`) ?? '';
    const [timestamp, nonce] = [said('timestamp'), said('nonce')];
    if (said('key') !== key) return 'Invalid api_key';
    if (!/^\d{8}$/.test(nonce) || used.has(nonce)) return 'Invalid api_nonce';
    if (Math.abs(Date.now() / 1000 - Number(timestamp)) > tolerance) return 'Invalid api_timestamp';
    const right = createHash('sha1').update(`${timestamp}${nonce}${secret}`).digest('hex');
    if (said('signature') !== right) return 'Invalid api_signature';
    used.add(nonce);
    return undefined;
  };
}
