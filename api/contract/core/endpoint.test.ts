import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../index';
import { addressOf, endpoint } from './endpoint';

const search = endpoint({
  method: 'GET',
  path: '/api/areas/:area/boards/:board',
  access: 'public',
  response: v.unknown(),
  cacheControl: 'no-cache',
});

const params = { area: 'northeast', board: 7 };

describe('the address of a call', () => {
  test('is the path when there is nothing to fill in', () => {
    expect(addressOf(endpoints.listProducts)).toBe('/api/products');
    expect(addressOf(endpoints.listProducts, {})).toBe('/api/products');
  });

  test('has every parameter filled in', () => {
    expect(addressOf(search, { params })).toBe('/api/areas/northeast/boards/7');
  });

  test('lets no parameter leave its segment', () => {
    expect(addressOf(search, { params: { area: '../admin', board: 'a/b?c#d' } })).toBe(
      '/api/areas/..%2Fadmin/boards/a%2Fb%3Fc%23d',
    );
  });

  test('is the same for equal calls, in whatever order their query was written', () => {
    const one = addressOf(search, { params, query: { limit: 3, filter_tags: 'hero' } });
    const other = addressOf(search, { params, query: { filter_tags: 'hero', limit: 3 } });
    expect(one).toBe(other);
    expect(one).toMatch(/\?filter_tags=hero&limit=3$/);
  });

  test('leaves out what is undefined, and the question mark with it', () => {
    expect(addressOf(search, { params, query: { limit: undefined } })).not.toContain('?');
  });

  test('keeps zero, false and the empty text', () => {
    expect(addressOf(search, { params, query: { a: 0, b: false, c: '' } })).toMatch(
      /\?a=0&b=false&c=$/,
    );
  });

  test('escapes what would end a value of its query', () => {
    expect(addressOf(search, { params, query: { tags: 'a&b=c' } })).toMatch(/\?tags=a%26b%3Dc$/);
  });
});

describe('the endpoints of the contract', () => {
  const all = Object.entries(endpoints);

  test('each answer one method of one path', () => {
    const calls = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  test.each(all)('%s describes every parameter of its path', (_, { path, ...parts }) => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const described = 'params' in parts ? Object.keys(parts.params.entries) : [];
    expect(described).toEqual(named);
  });
});
