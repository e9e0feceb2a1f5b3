import { TimeoutError } from '../../timeout';

/** Has no `cause` and no message of the store: both may contain the request's signature. */
export class S3Error extends Error {
  constructor(
    call: string,
    reason: string,
    readonly isTimeout = false,
  ) {
    super(`S3, ${call}: ${reason}.`);
  }
}

/** `call` as in 'GetObject'. */
export const toS3Error = (call: string, error: unknown): S3Error =>
  error instanceof S3Error ? error : new S3Error(call, describe(error), isTimeout(error));

/** The SDK's own timeouts have this name, too. */
const isTimeout = (error: unknown): boolean =>
  error instanceof TimeoutError || (error instanceof Error && error.name === 'TimeoutError');

/** As in 'NoSuchBucket (404)' or 'ECONNREFUSED'. */
function describe(error: unknown): string {
  if (isTimeout(error)) return 'timeout';
  if (!(error instanceof Error)) return 'unknown error';
  const status = getStatus(error);
  if (status !== undefined) return `${error.name} (${status})`;
  return 'code' in error ? String(error.code) : error.name;
}

function getStatus(error: Error): number | undefined {
  if (!('$metadata' in error)) return undefined;
  const metadata = error.$metadata;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata))
    return undefined;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
}
