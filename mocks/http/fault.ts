import type { Problem } from '#contract/problem';

/** An answer that is not a good one, thrown by whatever finds the fault. */
export class Fault extends Error {
  constructor(
    readonly status: 400 | 404 | 405,
    readonly problem: Problem,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(problem.message);
  }
}

/** 404: the address names nothing. */
export const notFound = (message = 'There is nothing at this address.'): Fault =>
  new Fault(404, { message });

/** 405 with the methods that the address does answer. */
export const methodNotAllowed = (allowed: readonly string[]): Fault =>
  new Fault(
    405,
    { message: 'This address does not answer that method.' },
    { Allow: allowed.join(', ') },
  );

/** 400, with the fields at fault when there are any. */
export const invalid = (message: string, issues?: Problem['issues']): Fault =>
  new Fault(400, { message, ...(issues && { issues }) });
