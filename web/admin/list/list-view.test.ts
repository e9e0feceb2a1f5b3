/** @vitest-environment node */
import { expect, test } from 'vitest';
import { listViewIn, pagesOf, partOf, searchOfListView } from './list-view';

const defaults = { sort: 'date:desc', filters: ['status', 'unread'] };

test('an address that says nothing asks for the first page, as the list comes', () => {
  expect(listViewIn('?tab=messages', defaults)).toEqual({
    q: '',
    sort: 'date:desc',
    page: 1,
    filters: { status: '', unread: '' },
  });
});

test('what is asked of a list is written into the address and read out of it, beside what else stands there', () => {
  const view = {
    q: 'figs & nuts',
    sort: 'name:asc',
    page: 3,
    filters: { status: 'In Progress', unread: '' },
  };
  const search = searchOfListView('?tab=messages&unread=1', view, defaults);
  expect(search).toBe('?tab=messages&q=figs+%26+nuts&sort=name%3Aasc&page=3&status=In+Progress');
  expect(listViewIn(search, defaults)).toEqual(view);
});

test('what a list does by itself is not written', () => {
  const view = { q: '', sort: 'date:desc', page: 1, filters: {} };
  expect(searchOfListView('?q=figs&page=2', view, defaults)).toBe('');
});

test.each(['0', '-1', '1.5', 'two', '1e99', ''])('page %j is the first one', (page) => {
  expect(listViewIn(`?page=${page}`, defaults).page).toBe(1);
});

test('a page holds twenty rows', () => {
  expect(partOf({ q: '', sort: '', page: 3, filters: {} })).toEqual({ limit: 20, offset: 40 });
  expect([0, 1, 20, 21, 5000].map(pagesOf)).toEqual([1, 1, 1, 2, 250]);
});
