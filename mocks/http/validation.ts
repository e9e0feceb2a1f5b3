import type { RequestOf, ValidatedEndpoint } from '#contract/core/endpoint';
import { parseRequest } from '#contract/core/parse-request';
import { sentWith } from './bodies';
import { invalid, notFound } from './fault';

/** A request as it arrived, nothing believed yet. */
export interface WrittenRequest {
  readonly params: Readonly<Record<string, unknown>>;
  readonly request: Request;
}

/** The parts of a request an endpoint takes, parsed by its schemas; throws the `Fault` of the first part at fault. */
export async function validRequest<E extends ValidatedEndpoint>(
  endpoint: E,
  { params, request }: WrittenRequest,
): Promise<RequestOf<E>> {
  const written = {
    params,
    query: queryOf(request),
    accepted: request.headers.get('Accept-Language') ?? '',
    ...(await sentWith(request, endpoint)),
  };
  return parseRequest(endpoint, written, { notFound, invalid });
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
