import { longestSearch } from '#contract/core/query';
import { type ListDefaults, type ListView, toPageQuery } from '../data-table/list-view';

/** A list of what people sent as it comes: newest first. */
export const enquiryDefaults = (
  query: ListDefaults['query'],
  ...filters: string[]
): ListDefaults => ({
  sort: 'date:desc',
  query,
  filters: ['unread', ...filters],
});

/** What a view asks of every such list. */
export const wantedIn = ({ q, sort, filters }: ListView) => ({
  q: q.slice(0, longestSearch),
  sort,
  unread: filters.unread === '1' ? ('1' as const) : ('0' as const),
});

/** The same, of one page only. */
export const wantedOnPage = (view: ListView) => ({ ...wantedIn(view), ...toPageQuery(view.page) });
