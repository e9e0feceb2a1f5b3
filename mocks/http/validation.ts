import * as v from 'valibot';
import type { Endpoint, RequestOf } from '#contract/endpoint';
import { invalid, notFound } from './fault';

/** A request as it arrived, nothing believed yet. */
export interface WrittenRequest {
  readonly params: Readonly<Record<string, unknown>>;
  readonly request: Request;
}

/** The parts of a request an endpoint takes, parsed by its schemas; throws the `Fault` of the first part at fault. */
export async function validRequest<E extends Endpoint>(
  endpoint: E,
  { params, request }: WrittenRequest,
): Promise<RequestOf<E>> {
  const parts = {
    params: endpoint.params && validParams(endpoint.params, params),
    query: endpoint.query && validFields(endpoint.query, queryOf(request)),
    body: endpoint.body && validFields(endpoint.body, await jsonOf(request)),
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

/** The query by name; a name given twice has all of its values, which no schema takes for one. */
function queryOf({ url }: Request): Record<string, string | string[]> {
  const { searchParams } = new URL(url);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const [first = '', ...more] = searchParams.getAll(name);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
}

async function jsonOf(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('The body is not valid JSON.');
  }
}
