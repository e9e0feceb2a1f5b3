import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../index';
import { buildUrl, endpoint } from './endpoint';

const search = endpoint({
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
    expect(buildUrl(search, { params })).toBe('/api/areas/northeast/boards/7');
  });

  test('escapes path parameters, so that none leaves its segment', () => {
    expect(buildUrl(search, { params: { area: '../admin', board: 'a/b?c#d' } })).toBe(
      '/api/areas/..%2Fadmin/boards/a%2Fb%3Fc%23d',
    );
  });

  test('builds the same URL whatever the order of the query parameters', () => {
    const one = buildUrl(search, { params, query: { limit: 3, filter_tags: 'hero' } });
    const other = buildUrl(search, { params, query: { filter_tags: 'hero', limit: 3 } });
    expect(one).toBe(other);
    expect(one).toMatch(/\?filter_tags=hero&limit=3$/);
  });

  test('omits undefined query parameters and an empty query string', () => {
    expect(buildUrl(search, { params, query: { limit: undefined } })).not.toContain('?');
  });

  test('keeps 0, false and the empty string in the query', () => {
    expect(buildUrl(search, { params, query: { a: 0, b: false, c: '' } })).toMatch(
      /\?a=0&b=false&c=$/,
    );
  });

  test('escapes & and = in query values', () => {
    expect(buildUrl(search, { params, query: { tags: 'a&b=c' } })).toMatch(/\?tags=a%26b%3Dc$/);
  });
});

describe('endpoints', () => {
  const all = Object.entries(endpoints);

  test('have unique method and path pairs', () => {
    const calls = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  test.each(all)('%s has a schema for every path parameter', (_, { path, ...parts }) => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const described = 'params' in parts ? Object.keys(parts.params.entries) : [];
    expect(described).toEqual(named);
  });
});
