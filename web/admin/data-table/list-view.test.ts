import { expect, test } from 'vitest';
import { listRestorationRequests } from '#contract/inbox/admin-endpoints';
import { buildListSearch, countPages, parseListView, toPageQuery } from './list-view';

const defaults = {
  sort: 'date:desc',
  query: listRestorationRequests.query,
  filters: ['status', 'unread'],
};

const defaultView = { q: '', sort: 'date:desc', page: 1, filters: { status: '', unread: '' } };

test('parseListView returns the defaults for a URL without parameters', () => {
  expect(parseListView('?tab=messages', defaults)).toEqual(defaultView);
});

test('buildListSearch writes a view that parseListView reads back, and keeps other parameters', () => {
  const view = {
    q: 'figs & nuts',
    sort: 'name:asc',
    page: 3,
    filters: { status: 'In Progress', unread: '' },
  };
  const search = buildListSearch('?tab=messages&unread=1', view, defaults);
  expect(search).toBe('?tab=messages&q=figs+%26+nuts&sort=name%3Aasc&page=3&status=In+Progress');
  expect(parseListView(search, defaults)).toEqual(view);
});

test('buildListSearch leaves the defaults out of the URL', () => {
  const view = { q: '', sort: 'date:desc', page: 1, filters: {} };
  expect(buildListSearch('?q=figs&page=2', view, defaults)).toBe('');
});

test.each(['sort=price:asc', 'sort=name:up', 'sort=', 'status=Lost', 'unread=yes', 'color=red'])(
  'parseListView ignores %s, which the list does not know',
  (search) => expect(parseListView(`?${search}`, defaults)).toEqual(defaultView),
);

test('parseListView ignores the sort order of a list that cannot be sorted', () => {
  expect(parseListView('?sort=name:asc', { sort: '' }).sort).toBe('');
});

test.each(['0', '-1', '1.5', 'two', '1e99', '9007199254740991', ''])(
  'parseListView reads page %j as the first page',
  (page) => expect(parseListView(`?page=${page}`, defaults).page).toBe(1),
);

test('toPageQuery and countPages use pages of twenty rows', () => {
  expect(toPageQuery(3)).toEqual({ limit: 20, offset: 40 });
  expect([0, 1, 20, 21, 5000].map(countPages)).toEqual([1, 1, 1, 2, 250]);
});
