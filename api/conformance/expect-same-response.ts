import * as v from 'valibot';
import { expect } from 'vitest';
import type { ValidatedEndpoint } from '#contract/core/endpoint';
import { problem } from '#contract/core/problem';
import { getErrorStatuses } from '#contract/error-statuses';
import { endpoints } from '#contract/index';
import type { ConformanceRequest, ConformanceResponse } from './conformance-request';
import { normalizeCsv, normalizeJson, pickHeaders } from './normalize-response';

/** Compares status, relevant headers and content; also checks the response schema. */
export function expectSameResponse(
  { endpointName, method = 'GET', status }: ConformanceRequest,
  response: ConformanceResponse,
  reference: ConformanceResponse,
): void {
  expect(pickHeaders(response)).toEqual(pickHeaders(reference));
  expect(response.status).toBe(status);
  if (method === 'HEAD' || status === 304 || status === 204) {
    expect([response.text, reference.text]).toEqual(['', '']);
    return;
  }
  if (status >= 400 || endpointName === undefined) {
    if (endpointName !== undefined) expect(getErrorStatuses(endpointName)).toContain(status);
    expect(normalizeJson(response)).toEqual(normalizeJson(reference));
    v.parse(v.strictObject(problem.entries), normalizeJson(response));
    return;
  }
  const { response: schema }: ValidatedEndpoint = endpoints[endpointName];
  if (schema === 'csv') {
    expect(normalizeCsv(response)).toEqual(normalizeCsv(reference));
    return;
  }
  if (typeof schema === 'string') {
    expect(Math.min(response.text.length, reference.text.length)).toBeGreaterThan(0);
    return;
  }
  expect(v.parse(schema, normalizeJson(response)), 'no fields beyond the contract').toEqual(
    normalizeJson(response),
  );
  expect(normalizeJson(response)).toEqual(normalizeJson(reference));
}

/** The test title of a request. */
export function formatTitle({
  status,
  path,
  method = 'GET',
  title,
  headers = {},
  as,
}: ConformanceRequest) {
  const shortPath = path.length > 80 ? `${path.slice(0, 80)}…` : path;
  const summary = `${method} ${shortPath}${as === undefined ? '' : ` as ${as}`} answers ${status}`;
  if (title !== undefined) return `${summary} for ${title}`;
  return [summary, ...Object.values(headers)].join(' with ');
}
