import { useSWRConfig } from 'swr';
import type { CountedList } from '../../data/use-counted-list';

/** What was read of a list. */
export interface ListCache<Row> {
  /**
   * Shows a changed row where it stands in the part that is in sight, even where that would not list it any more.
   * Everything else of the list, its counts too, is forgotten, and read anew where it is shown.
   */
  readonly put: (row: Row, shown: string | undefined) => Promise<void>;
  /** Shows a part that was just read once it is asked for. */
  readonly keep: (list: CountedList<Row[]>) => Promise<unknown>;
  /** Has all of the list read anew. */
  readonly refresh: () => Promise<unknown>;
}

/** Keeps what was read of the list at a path in step with what is done to its rows. */
export function useListCache<Row extends { readonly id: number }>(path: string): ListCache<Row> {
  const { mutate } = useSWRConfig();
  const isOfList = (key: unknown): boolean => typeof key === 'string' && key.startsWith(path);

  async function put(row: Row, shown: string | undefined): Promise<void> {
    const withRow = (list: CountedList<Row[]> | undefined) =>
      list && { ...list, rows: list.rows.map((other) => (other.id === row.id ? row : other)) };
    await mutate(shown, withRow, { revalidate: false });
    void mutate((key) => isOfList(key) && key !== shown, undefined);
  }

  const keep = (list: CountedList<Row[]>) => mutate(list.address, list, { revalidate: false });

  const refresh = () => mutate(isOfList, undefined);

  return { put, keep, refresh };
}
