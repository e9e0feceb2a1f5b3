import { HttpProblem } from '../dispatch/problem';

export async function catchHttpError(promise: Promise<unknown>): Promise<HttpProblem> {
  const error = await promise.then(
    () => new Error('It did not reject.'),
    (rejected: unknown) => rejected,
  );
  if (error instanceof HttpProblem) return error;
  throw error;
}
