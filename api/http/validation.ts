import * as v from 'valibot';
import type { Endpoint, RequestOf } from '#contract/endpoint';
import { invalid, notFound } from './problem';

/** The parts of a request, nothing believed yet. */
export interface WrittenRequest {
  readonly params?: unknown;
  readonly query?: unknown;
}

/**
 * The parts an endpoint takes, parsed by its schemas.
 * Throws 404 for parameters at fault, since they address nothing, and 400 with the fields for a query at fault.
 */
export function validRequest<E extends Endpoint>(
  endpoint: E,
  written: WrittenRequest,
): RequestOf<E> {
  const parts = {
    params: endpoint.params && validParams(endpoint.params, written.params),
    query: endpoint.query && validFields(endpoint.query, written.query),
    body: undefined,
  };
  // Each part was parsed by the very schema its type is inferred from.
  return parts as RequestOf<E>;
}

function validParams(schema: v.GenericSchema, params: unknown): unknown {
  const parsed = v.safeParse(schema, params);
  if (!parsed.success) throw notFound();
  return parsed.output;
}

function validFields(schema: v.GenericSchema, fields: unknown): unknown {
  const parsed = v.safeParse(schema, fields, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  throw invalid(
    'The request is not valid.',
    parsed.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
  );
}
