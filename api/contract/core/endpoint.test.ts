import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../index';
import { buildUrl, defineEndpoint } from './endpoint';

const getBoard = defineEndpoint({
  method: 'GET',
  path: '/api/areas/:area/boards/:board',
  access: 'public',
  response: v.unknown(),
  cacheControl: 'no-cache',
});

const params = { area: 'northeast', board: 7 };

describe('buildUrl', () => {
  test('returns the path when there is nothing to fill in', () => {
    expect(buildUrl(endpoints.listProducts)).toBe('/api/products');
    expect(buildUrl(endpoints.listProducts, {})).toBe('/api/products');
  });

  test('fills in every path parameter', () => {
    expect(buildUrl(getBoard, { params })).toBe('/api/areas/northeast/boards/7');
  });

  test('escapes path parameters, so that none leaves its segment', () => {
    expect(buildUrl(getBoard, { params: { area: '../admin', board: 'a/b?c#d' } })).toBe(
      '/api/areas/..%2Fadmin/boards/a%2Fb%3Fc%23d',
    );
  });

  test('builds the same URL whatever the order of the query parameters', () => {
    const first = buildUrl(getBoard, { params, query: { limit: 3, filter_tags: 'hero' } });
    const second = buildUrl(getBoard, { params, query: { filter_tags: 'hero', limit: 3 } });
    expect(first).toBe(second);
    expect(first).toMatch(/\?filter_tags=hero&limit=3$/);
  });

  test('omits undefined query parameters and an empty query string', () => {
    expect(buildUrl(getBoard, { params, query: { limit: undefined } })).not.toContain('?');
  });

  test('keeps 0, false and the empty string in the query', () => {
    expect(buildUrl(getBoard, { params, query: { a: 0, b: false, c: '' } })).toMatch(
      /\?a=0&b=false&c=$/,
    );
  });

  test('escapes & and = in query values', () => {
    expect(buildUrl(getBoard, { params, query: { tags: 'a&b=c' } })).toMatch(/\?tags=a%26b%3Dc$/);
  });
});

describe('endpoints', () => {
  const endpointEntries = Object.entries(endpoints);

  test('have unique method and path pairs', () => {
    const calls = endpointEntries.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  test.each(endpointEntries)(
    '%s has a schema for every path parameter',
    (_, { path, ...endpointParts }) => {
      const pathParams = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const schemaParams =
        'params' in endpointParts ? Object.keys(endpointParts.params.entries) : [];
      expect(schemaParams).toEqual(pathParams);
    },
  );
});
