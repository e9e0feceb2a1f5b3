import {
  type PaginatedEndpoint,
  type PaginatedResponse,
  usePaginatedListByUrl,
} from '../../data/use-paginated-list';
import { countPages } from '../data-table/list-view';

export interface CurrentPage<Row> {
  /** Undefined until a page has loaded. */
  readonly list: PaginatedResponse<readonly Row[]> | undefined;
  readonly page: number;
  readonly failed: boolean;
  /** Whether `list` is still the previous page. */
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** Falls back to the last page if the list has fewer. */
export function useCurrentPage<Row>(
  endpoint: PaginatedEndpoint,
  requestedPage: number,
  buildUrl: (page: number) => string,
): CurrentPage<Row> {
  const url = buildUrl(requestedPage);
  const { data: requested } = usePaginatedListByUrl<Row[]>(endpoint, url);
  // `keepPreviousData`: until this page arrives, `total` is the previous page's.
  const last = requested?.url === url ? countPages(requested.total) : requestedPage;
  const page = Math.min(requestedPage, last);
  const {
    data: list,
    error,
    isLoading,
    mutate,
  } = usePaginatedListByUrl<Row[]>(endpoint, buildUrl(page));
  return {
    list,
    page,
    failed: error !== undefined && list === undefined,
    isLoading: isLoading && list !== undefined,
    retry: () => void mutate(),
  };
}
