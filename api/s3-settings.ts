import * as v from 'valibot';
import type { S3Settings } from './media/providers/s3/s3-client';

/** Part of the environment that `readConfig` reads. */
export const s3Schema = v.object({
  S3_BUCKET: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i,
        'S3_BUCKET must be the name of a bucket: 3 to 63 letters, digits, hyphens, dots or underscores.',
      ),
    ),
  ),
  S3_REGION: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]+$/i, 'S3_REGION must be the name of a region, as in us-east-1.'),
    ),
    'us-east-1',
  ),
  S3_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isEndpoint,
        'S3_ENDPOINT must be the http or https URL of an S3-compatible store, as in https://storage.example.',
      ),
    ),
  ),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  S3_PREFIX: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9_-]+(\/[a-z0-9_-]+)*\/?$/i,
        'S3_PREFIX must be a folder in the bucket, of letters, digits, hyphens and underscores, as in shop/images.',
      ),
      v.transform((raw) => raw.replace(/\/?$/, '/')),
    ),
  ),
});

/** Undefined without a bucket and its keys. */
export function toS3Settings(parsed: v.InferOutput<typeof s3Schema>): S3Settings | undefined {
  const {
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_PREFIX: prefix = '',
  } = parsed;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = parsed;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { bucket, region, endpoint, prefix, getKeys: () => ({ accessKeyId, secretAccessKey }) };
}

/** As with Publitio, existing files stay readable with another provider. */
export function checkS3Settings(raw: Readonly<Record<string, string | undefined>>): string[] {
  const required = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const presentCount = required.filter((name) => raw[name]).length;
  if (presentCount === required.length) return [];
  if (raw.MEDIA_PROVIDER === 's3') {
    return ['MEDIA_PROVIDER s3 needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.'];
  }
  if (presentCount === 0) return [];
  return ['S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all or none.'];
}

/** Some stores have their API under a path. */
function isEndpoint(raw: string): boolean {
  if (!URL.canParse(raw)) return false;
  const { protocol, username, password, search, hash } = new URL(raw);
  return /^https?:$/.test(protocol) && !username && !password && !search && !hash;
}
