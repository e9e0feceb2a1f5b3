import * as v from 'valibot';
import type { Endpoint, RequestOf } from './endpoint';
import type { Problem } from './problem';

/** The parts of a request, nothing believed yet. */
export interface WrittenParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** How whoever answers says what is wrong: each makes an error to be thrown. */
export interface RequestFaults {
  readonly notFound: () => Error;
  readonly invalid: (message: string, issues: NonNullable<Problem['issues']>) => Error;
}

/**
 * The parts an endpoint takes, parsed by its schemas. Throws `notFound` for parameters at fault, since they
 * address nothing, and `invalid` with the fields for a query or a body at fault.
 */
export function parseRequest<E extends Endpoint>(
  endpoint: E,
  { params, query, body }: WrittenParts,
  faults: RequestFaults,
): RequestOf<E> {
  const parts = {
    params: endpoint.params && validParams(endpoint.params, params, faults),
    query: endpoint.query && validFields(endpoint.query, query, faults),
    body: endpoint.body && validFields(endpoint.body, body, faults),
  };
  // Each part was parsed by the very schema its type is inferred from.
  return parts as RequestOf<E>;
}

function validParams(schema: v.GenericSchema, params: unknown, faults: RequestFaults): unknown {
  const parsed = v.safeParse(schema, params);
  if (!parsed.success) throw faults.notFound();
  return parsed.output;
}

function validFields(schema: v.GenericSchema, fields: unknown, faults: RequestFaults): unknown {
  const parsed = v.safeParse(schema, fields, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  throw faults.invalid(
    'The request is not valid.',
    parsed.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
  );
}
