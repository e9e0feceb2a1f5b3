import * as v from 'valibot';
import { expect } from 'vitest';
import type { ValidatedEndpoint } from '#contract/core/endpoint';
import { problem } from '#contract/core/problem';
import { endpoints } from '#contract/index';
import type { ApiRequest, ApiResponse } from './api-request';
import { content, promises, tableText } from './comparable';

/** Compares status, relevant headers and content; also checks the response schema. */
export function expectSameResponse(
  { of, method = 'GET', status }: ApiRequest,
  response: ApiResponse,
  reference: ApiResponse,
): void {
  expect(promises(response)).toEqual(promises(reference));
  expect(response.status).toBe(status);
  if (method === 'HEAD' || status === 304 || status === 204) {
    expect([response.text, reference.text]).toEqual(['', '']);
    return;
  }
  if (status >= 400 || of === undefined) {
    expect(content(response)).toEqual(content(reference));
    v.parse(v.strictObject(problem.entries), content(response));
    return;
  }
  const { response: schema }: ValidatedEndpoint = endpoints[of];
  if (schema === 'csv') {
    expect(tableText(response)).toEqual(tableText(reference));
    return;
  }
  if (typeof schema === 'string') {
    expect(Math.min(response.text.length, reference.text.length)).toBeGreaterThan(0);
    return;
  }
  expect(v.parse(schema, content(response)), 'no fields beyond the contract').toEqual(
    content(response),
  );
  expect(content(response)).toEqual(content(reference));
}

/** The test title of a request. */
export function formatTitle({ status, path, method = 'GET', title, headers = {}, as }: ApiRequest) {
  const shown = path.length > 80 ? `${path.slice(0, 80)}…` : path;
  const summary = `${method} ${shown}${as === undefined ? '' : ` as ${as}`} answers ${status}`;
  if (title !== undefined) return `${summary} for ${title}`;
  return [summary, ...Object.values(headers)].join(' with ');
}
