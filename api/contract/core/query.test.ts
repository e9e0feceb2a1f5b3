import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { complaints } from '../testing/complaints';
import { largestPage, partQuery, searchQuery, sortField, sortOrder } from './query';

const query = v.object({
  ...searchQuery,
  ...partQuery,
  sort: v.optional(sortField(['date', 'name']), 'date:desc'),
});

describe('paginationQuery, searchQuery and sortParam', () => {
  test('default to the whole list, newest first', () => {
    expect(v.parse(query, {})).toEqual({ offset: 0, q: '', sort: 'date:desc' });
  });

  test('parse strings from a URL', () => {
    const written = { limit: '50', offset: '100', q: 'Peña', sort: 'name' };
    expect(v.parse(query, written)).toEqual({ ...written, limit: 50, offset: 100 });
    expect(v.is(query, { limit: String(largestPage) })).toBe(true);
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
  ])('reject %o', (written, field) => {
    expect(Object.keys(complaints(query, written, 'en'))).toEqual([field]);
  });
});

test('parseSort sorts ascending by default', () => {
  expect(sortOrder('name')).toEqual({ field: 'name', ascending: true });
  expect(sortOrder('name:asc')).toEqual({ field: 'name', ascending: true });
  expect(sortOrder('name:desc')).toEqual({ field: 'name', ascending: false });
});

test('sortParam lists the allowed fields in its error message', () => {
  const getMessages = ({ issues = [] }: { issues?: readonly { message: string }[] | undefined }) =>
    issues.map(({ message }) => message);
  expect(getMessages(v.safeParse(sortField(['date', 'name', 'size']), 'color'))).toEqual([
    'sort must be date, name or size, with :asc or :desc',
  ]);
  expect(getMessages(v.safeParse(sortField(['date']), 'color'))).toEqual([
    'sort must be date, with :asc or :desc',
  ]);
});
