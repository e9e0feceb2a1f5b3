import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { listMediaFilesSchemas, optimizeImageSchemas } from './schema';

const { query } = listMediaFilesSchemas;

describe('GET /api/media/files query', () => {
  test('defaults to the newest 20 files', () => {
    expect(v.parse(query, {})).toEqual({ limit: 20, offset: 0, sort: 'date:desc' });
  });

  test('parses numbers from strings', () => {
    expect(v.parse(query, { limit: '100', offset: '40' })).toMatchObject({
      limit: 100,
      offset: 40,
    });
  });

  test.each(['0', '-1', '101', '1.5', 'abc', 'NaN'])("rejects limit '%s'", (limit) => {
    expect(v.is(query, { limit })).toBe(false);
  });

  test.each(['-1', '0.5', 'abc', '1e99'])("rejects offset '%s'", (offset) => {
    expect(v.is(query, { offset })).toBe(false);
  });

  test.each(['date', 'name:asc', 'size:desc'])("accepts sort '%s'", (sort) => {
    expect(v.parse(query, { sort }).sort).toBe(sort);
  });

  test.each(['color', 'date:up', ''])("rejects sort '%s'", (sort) => {
    expect(v.is(query, { sort })).toBe(false);
  });
});

test.each(['../secret', 'a/b', '', 'a.webp', 'x'.repeat(65)])(
  "GET /api/media/optimize/:id rejects the id '%s'",
  (id) => {
    expect(v.is(optimizeImageSchemas.params, { id })).toBe(false);
  },
);
