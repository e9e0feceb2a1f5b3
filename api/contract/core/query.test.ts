import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getFieldErrors } from '../testing/field-errors';
import { maxPageSize, paginationQuery, parseSort, searchQuery, sortParam } from './query';

const query = v.object({
  ...searchQuery,
  ...paginationQuery,
  sort: v.optional(sortParam(['date', 'name']), 'date:desc'),
});

describe('paginationQuery, searchQuery and sortParam', () => {
  test('default to the whole list, newest first', () => {
    expect(v.parse(query, {})).toEqual({ offset: 0, q: '', sort: 'date:desc' });
  });

  test('parse strings from a URL', () => {
    const input = { limit: '50', offset: '100', q: 'Peña', sort: 'name' };
    expect(v.parse(query, input)).toEqual({ ...input, limit: 50, offset: 100 });
    expect(v.is(query, { limit: String(maxPageSize) })).toBe(true);
  });

  test.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '501' }, 'limit'],
    [{ limit: 'x' }, 'limit'],
    [{ limit: '' }, 'limit'],
    [{ limit: '1.5' }, 'limit'],
    [{ limit: ['5', '6'] }, 'limit'],
    [{ offset: '-1' }, 'offset'],
    [{ q: 'a'.repeat(201) }, 'q'],
    [{ q: ['a', 'b'] }, 'q'],
    [{ sort: 'color' }, 'sort'],
    [{ sort: 'date:up' }, 'sort'],
  ])('reject %o', (input, field) => {
    expect(Object.keys(getFieldErrors(query, input, 'en'))).toEqual([field]);
  });
});

test('parseSort sorts ascending by default', () => {
  expect(parseSort('name')).toEqual({ field: 'name', ascending: true });
  expect(parseSort('name:asc')).toEqual({ field: 'name', ascending: true });
  expect(parseSort('name:desc')).toEqual({ field: 'name', ascending: false });
});

test('sortParam lists the allowed fields in its error message', () => {
  const getMessages = ({ issues = [] }: { issues?: readonly { message: string }[] | undefined }) =>
    issues.map(({ message }) => message);
  expect(getMessages(v.safeParse(sortParam(['date', 'name', 'size']), 'color'))).toEqual([
    'sort must be date, name or size, with :asc or :desc',
  ]);
  expect(getMessages(v.safeParse(sortParam(['date']), 'color'))).toEqual([
    'sort must be date, with :asc or :desc',
  ]);
});
