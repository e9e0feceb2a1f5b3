import { useSWRConfig } from 'swr';
import { buildUrl } from '#contract/core/endpoint';
import { countUnread } from '#contract/inbox/admin-endpoints';
import type { PaginatedResponse } from '../../data/use-paginated-list';

export interface OptimisticList<Row> {
  /**
   * Replaces a row in the page at `currentUrl`, even if that page would no longer list it. Evicts the list's other pages
   * and counts; mounted ones revalidate.
   */
  readonly update: (row: Row, currentUrl: string | undefined) => Promise<void>;
  /** Caches a page that was read outside SWR. */
  readonly prime: (list: PaginatedResponse<Row[]>) => Promise<unknown>;
  readonly revalidate: () => Promise<unknown>;
}

export function useOptimisticList<Row extends { readonly id: number }>(
  path: string,
): OptimisticList<Row> {
  const { mutate } = useSWRConfig();
  const isListKey = (key: unknown): boolean =>
    typeof key === 'string' && (key.startsWith(path) || key === buildUrl(countUnread));

  async function update(row: Row, currentUrl: string | undefined): Promise<void> {
    const replaceRow = (list: PaginatedResponse<Row[]> | undefined) =>
      list && { ...list, rows: list.rows.map((other) => (other.id === row.id ? row : other)) };
    await mutate(currentUrl, replaceRow, { revalidate: false });
    void mutate((key) => isListKey(key) && key !== currentUrl, undefined);
  }

  const prime = (list: PaginatedResponse<Row[]>) => mutate(list.url, list, { revalidate: false });

  const revalidate = () => mutate(isListKey, undefined);

  return { update, prime, revalidate };
}
