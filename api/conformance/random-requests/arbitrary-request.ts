import fc from 'fast-check';
import { buildUrl, type ValidatedEndpoint } from '#contract/core/endpoint';
import * as HTTP from '#contract/core/http-status';
import { type EndpointName, endpoints } from '#contract/index';
import type { ConformanceRequest } from '../conformance-request';
import { type Breakage, breakage, breakBody } from './break-body';
import { breakTransport, type RandomRequest } from './break-transport';
import { toArbitrary } from './to-arbitrary';

const endpointNames = Object.keys(endpoints) as EndpointName[];

interface RequestOptions {
  readonly without?: readonly EndpointName[];
}

/**
 * Requests from the contract: valid ones, ones that are broken in each part of a request, and `known` requests with and
 * without changes.
 */
export function arbitraryRequest(
  known: readonly ConformanceRequest[],
  { without = [] }: RequestOptions = {},
): fc.Arbitrary<RandomRequest> {
  const isIncluded = (name: EndpointName | undefined) => !name || !without.includes(name);
  const knownRequest = fc.constantFrom(
    ...known.filter((request) => isUsable(request) && isIncluded(request.endpointName)),
  );
  const request = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(...endpointNames.filter(isIncluded)).chain(generateRequest),
    },
    { weight: 1, arbitrary: knownRequest },
    { weight: 2, arbitrary: knownRequest.chain(changeRequest) },
  );
  return request.map(withContentLength);
}

/** Node sends the body of a GET request without a length, so it would begin the next request of the connection. */
const withContentLength = (request: RandomRequest): RandomRequest =>
  request.body === undefined
    ? request
    : {
        ...request,
        headers: { 'Content-Length': String(request.body.length), ...request.headers },
      };

/** With another method, the connection may be closed while a longer body is sent. */
const maxKnownBytes = 500_000;

/** Without unsupported methods, which are a third, and new passwords, with which signing in again would fail. */
const isUsable = ({ endpointName, status, body }: ConformanceRequest): boolean =>
  status !== HTTP.methodNotAllowed &&
  endpointName !== 'changePassword' &&
  (body?.length ?? 0) <= maxKnownBytes;

const breakages: fc.Arbitrary<readonly Breakage[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 2, arbitrary: fc.array(breakage, { minLength: 1, maxLength: 3 }) },
);

function generateRequest(endpointName: EndpointName): fc.Arbitrary<RandomRequest> {
  const endpoint: ValidatedEndpoint = endpoints[endpointName];
  const part = (name: 'params' | 'query' | 'body') =>
    endpoint[name] ? toArbitrary(endpoint[name]) : fc.constant(undefined);
  return fc
    .record({
      params: part('params'),
      query: part('query'),
      body: part('body'),
      changes: breakages,
      as: fc.constantFrom(
        undefined,
        'admin',
        ...(endpoint.access === 'admin' ? (['admin', 'admin', 'admin'] as const) : []),
      ),
    })
    .map(({ params, query, body, changes, as }) => ({
      endpointName,
      path: buildPath(endpoint, { params: params ?? {}, query: query ?? {} }),
      method: endpoint.method,
      ...(as && { as }),
      ...(endpoint.body && encodeJson(changes.reduce(breakBody, body))),
    }))
    .chain(breakTransport);
}

function changeRequest(request: RandomRequest): fc.Arbitrary<RandomRequest> {
  const isJson = request.headers?.['Content-Type'] === 'application/json';
  const parsed = isJson && request.body ? parseJson(request.body) : undefined;
  if (parsed === undefined) return breakTransport(request);
  return fc
    .array(breakage, { minLength: 1, maxLength: 2 })
    .map((changes) => ({ ...request, ...encodeJson(changes.reduce(breakBody, parsed)) }))
    .chain(breakTransport);
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

interface UrlParts {
  readonly params: unknown;
  readonly query: unknown;
}

const toWellFormedRecord = (value: unknown): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(value ?? {}).map(([key, item]) => [
      key,
      item === undefined ? undefined : String(item).replaceAll(/\p{Surrogate}/gu, '\ufffd'),
    ]),
  );

const buildPath = (endpoint: ValidatedEndpoint, { params, query }: UrlParts): string =>
  buildUrl(endpoint, { params: toWellFormedRecord(params), query: toWellFormedRecord(query) });

function encodeJson(value: unknown): Pick<RandomRequest, 'body' | 'headers'> {
  const body = new TextEncoder().encode(JSON.stringify(value) ?? '');
  return { body, headers: { 'Content-Type': 'application/json' } };
}
