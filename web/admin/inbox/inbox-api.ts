import type * as v from 'valibot';
import { buildUrl, type Endpoint } from '#contract/core/endpoint';
import type { Language } from '#contract/core/language';
import { maxSearchLength } from '#contract/core/query';
import { downloadCsv } from '../../data/download-csv';
import { request } from '../../data/http-client';
import type { PaginatedEndpoint } from '../../data/use-paginated-list';
import { type ListDefaults, type ListView, toPageQuery } from '../data-table/list-view';
import type { UpdateEndpoint } from './inbox-item';

type QuerySchema = v.GenericSchema<object, unknown> & NonNullable<ListDefaults['query']>;

export interface InboxEndpoints<Item> {
  readonly list: PaginatedEndpoint & {
    readonly query: QuerySchema;
    readonly response: v.GenericSchema<unknown, Item[]>;
  };
  /** Accepts the query of `list` without paging. */
  readonly export: Endpoint & { readonly query: QuerySchema; readonly response: 'csv' };
  readonly setRead: UpdateEndpoint<Item, { readonly read: boolean }>;
  readonly setArchived: UpdateEndpoint<Item, { readonly archived: boolean }>;
}

export interface InboxApi<Item> {
  readonly list: PaginatedEndpoint;
  readonly defaults: ListDefaults;
  readonly buildUrl: (view: ListView) => string;
  readonly downloadCsv: (view: ListView) => Promise<void>;
  readonly setRead: (item: Item, read: boolean, language: Language) => Promise<Item>;
  readonly setArchived: (item: Item, archived: boolean, language: Language) => Promise<Item>;
}

const nonFilterParams = ['q', 'sort', 'limit', 'offset'];

/** `filters` holds only valid values: `useListView` validates them against the endpoint's schema. */
const toQuery = ({ q, sort, filters: { unread, ...filters } }: ListView) => ({
  q: q.slice(0, maxSearchLength),
  sort,
  unread: unread === '1' ? '1' : '0',
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
});

export const createInboxApi = <Item extends { readonly id: number }>({
  list,
  export: csv,
  setRead,
  setArchived,
}: InboxEndpoints<Item>): InboxApi<Item> => ({
  list,
  defaults: {
    sort: 'date:desc',
    query: list.query,
    filters: Object.keys(list.query.entries).filter((name) => !nonFilterParams.includes(name)),
  },
  buildUrl: (view) => buildUrl(list, { query: { ...toQuery(view), ...toPageQuery(view.page) } }),
  downloadCsv: (view) => downloadCsv(csv, { query: toQuery(view) }),
  setRead: ({ id }, read, language) =>
    request(setRead, { params: { id }, body: { read, language } }),
  setArchived: ({ id }, archived, language) =>
    request(setArchived, { params: { id }, body: { archived, language } }),
});
