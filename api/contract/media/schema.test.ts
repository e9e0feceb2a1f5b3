import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { listMediaFilesSchemas, optimizeImageSchemas } from './schema';

const { query } = listMediaFilesSchemas;

describe('a list of the library’s files', () => {
  test('is the newest twenty when nothing else was wanted', () => {
    expect(v.parse(query, {})).toEqual({ limit: 20, offset: 0, sort: 'date:desc' });
  });

  test('takes its numbers as an address writes them', () => {
    expect(v.parse(query, { limit: '100', offset: '40' })).toMatchObject({
      limit: 100,
      offset: 40,
    });
  });

  test.each(['0', '-1', '101', '1.5', 'abc', 'NaN'])("refuses a limit of '%s'", (limit) => {
    expect(v.is(query, { limit })).toBe(false);
  });

  test.each(['-1', '0.5', 'abc', '1e99'])("refuses an offset of '%s'", (offset) => {
    expect(v.is(query, { offset })).toBe(false);
  });

  test.each(['date', 'name:asc', 'size:desc'])("is sorted by '%s'", (sort) => {
    expect(v.parse(query, { sort }).sort).toBe(sort);
  });

  test.each(['color', 'date:up', ''])("refuses to be sorted by '%s'", (sort) => {
    expect(v.is(query, { sort })).toBe(false);
  });
});

test.each(['../secret', 'a/b', '', 'a.webp', 'x'.repeat(65)])("no image has the id '%s'", (id) => {
  expect(v.is(optimizeImageSchemas.params, { id })).toBe(false);
});
