import { HttpError } from '../dispatch/http-error';

export async function catchHttpError(promise: Promise<unknown>): Promise<HttpError> {
  const error = await promise.then(
    () => new Error('It did not reject.'),
    (reason: unknown) => reason,
  );
  if (error instanceof HttpError) return error;
  throw error;
}
