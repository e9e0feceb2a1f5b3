import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { ValidatedEndpoint } from '#contract/core/endpoint';
import { problem } from '#contract/core/problem';
import { endpoints } from '#contract/index';
import { matchPath } from '../../dispatch/route-matching';
import type { ConformanceResponse } from '../conformance-request';
import { normalizeCsv, normalizeJson, pickHeaders } from '../normalize-response';
import type { RandomRequest } from './break-transport';

/** What no response may be, whatever was requested: one line per error. */
export function findErrors(request: RandomRequest, response: ConformanceResponse): string[] {
  if (response.status >= 500) return [`answers ${response.status}: ${response.text.slice(0, 500)}`];
  if (!hasJson(response)) return [];
  if (response.status >= 400) return validate(v.strictObject(problem.entries), response);
  const schema = findEndpoint(request)?.response;
  return typeof schema === 'object' ? validate(schema, response) : [];
}

/** How two databases answer a request differently. */
export function findDifferences(
  { path }: RandomRequest,
  response: ConformanceResponse,
  reference: ConformanceResponse,
): string[] {
  const differences: string[] = [];
  const [headers, expectedHeaders] = [pickHeaders(response), pickHeaders(reference)];
  if (!isDeepStrictEqual(headers, expectedHeaders))
    differences.push(`headers: ${JSON.stringify(headers)} and ${JSON.stringify(expectedHeaders)}`);
  const [body, expectedBody] = [response, reference].map((either) =>
    withoutTies(path, normalizeBody(either)),
  );
  if (!isDeepStrictEqual(body, expectedBody))
    differences.push(`bodies: ${formatBody(body)} and ${formatBody(expectedBody)}`);
  return differences;
}

const formatBody = (body: unknown): string => String(JSON.stringify(body)).slice(0, 1500);

const hasJson = ({ headers, text }: ConformanceResponse): boolean =>
  text !== '' && /\bjson\b/.test(String(headers['content-type']));

const isCsv = ({ headers }: ConformanceResponse): boolean =>
  String(headers['content-type']).startsWith('text/csv');

function normalizeBody(response: ConformanceResponse): unknown {
  if (hasJson(response)) return withoutRandomness(normalizeJson(response));
  return isCsv(response) ? withoutRandomness(normalizeCsv(response)) : undefined;
}

const fileList = v.object({
  files: v.array(v.object({ title: v.string(), size: v.number() })),
});

/** Files of the same title or size are sorted by their ids, which are random. */
function withoutTies(path: string, body: unknown): unknown {
  const [, field] = /\bsort=(name|size)\b/.exec(path) ?? [];
  if (field === undefined || !v.is(fileList, body)) return body;
  return body.files.map(({ title, size }) => (field === 'name' ? title : size));
}

/** The servers' clocks differ by the time between two requests, and the keys in links are random. */
const withoutRandomness = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
      .replaceAll(/(key|token)=[\w-]{20,}/g, '$1=random'),
  );

function validate(schema: v.GenericSchema, response: ConformanceResponse): string[] {
  const parsed = v.safeParse(schema, JSON.parse(response.text));
  if (!parsed.success)
    return parsed.issues.map(({ message }) => `not as in the contract: ${message}`);
  const isSame = isDeepStrictEqual(parsed.output, JSON.parse(response.text));
  return isSame ? [] : ['has fields beyond the contract'];
}

function findEndpoint({ path, method = 'GET' }: RandomRequest): ValidatedEndpoint | undefined {
  const { pathname } = new URL(path, 'http://shop.test');
  return Object.values(endpoints).find(
    (endpoint) => endpoint.method === method && matchPath(endpoint.path, pathname),
  );
}
