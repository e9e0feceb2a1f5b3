import { createHash, randomInt } from 'node:crypto';

export interface PublitioKeys {
  readonly key: string;
  readonly secret: string;
}

/** Secret: never log these parameters or a URL that contains them. */
export type Signature = Readonly<
  Record<'api_key' | 'api_timestamp' | 'api_nonce' | 'api_signature', string>
>;

/** Valid once: SHA-1 of timestamp, nonce and secret, as Publitio documents. */
export function createSignature({ key, secret }: PublitioKeys): Signature {
  const api_timestamp = String(Math.floor(Date.now() / 1000));
  const api_nonce = String(randomInt(10_000_000, 100_000_000));
  const api_signature = createHash('sha1')
    .update(api_timestamp + api_nonce + secret)
    .digest('hex');
  return { api_key: key, api_timestamp, api_nonce, api_signature };
}
