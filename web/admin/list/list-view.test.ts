import { expect, test } from 'vitest';
import { listRestorationRequests } from '#contract/restoration-requests';
import { listViewIn, pagesOf, partOf, searchOfListView } from './list-view';

const defaults = {
  sort: 'date:desc',
  asked: listRestorationRequests.query,
  filters: ['status', 'unread'],
};

const asItComes = { q: '', sort: 'date:desc', page: 1, filters: { status: '', unread: '' } };

test('an address that says nothing asks for the first page, as the list comes', () => {
  expect(listViewIn('?tab=messages', defaults)).toEqual(asItComes);
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

test.each(['sort=price:asc', 'sort=name:up', 'sort=', 'status=Lost', 'unread=yes', 'colour=red'])(
  '%s, of which the list knows nothing, is passed over',
  (search) => expect(listViewIn(`?${search}`, defaults)).toEqual(asItComes),
);

test('a list that says nothing of an order has but one', () => {
  expect(listViewIn('?sort=name:asc', { sort: '' }).sort).toBe('');
});

test.each(['0', '-1', '1.5', 'two', '1e99', '9007199254740991', ''])(
  'page %j is the first one',
  (page) => expect(listViewIn(`?page=${page}`, defaults).page).toBe(1),
);

test('a page holds twenty rows', () => {
  expect(partOf({ q: '', sort: '', page: 3, filters: {} })).toEqual({ limit: 20, offset: 40 });
  expect([0, 1, 20, 21, 5000].map(pagesOf)).toEqual([1, 1, 1, 2, 250]);
});
