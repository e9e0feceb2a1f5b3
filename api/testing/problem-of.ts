import { HttpProblem } from '../dispatch/problem';

export async function problemOf(promise: Promise<unknown>): Promise<HttpProblem> {
  const fault = await promise.then(
    () => new Error('It did not reject.'),
    (rejected: unknown) => rejected,
  );
  if (fault instanceof HttpProblem) return fault;
  throw fault;
}
