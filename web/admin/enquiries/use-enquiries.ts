import { useEffect, useRef } from 'react';
import type { CountedEndpoint } from '../../data/use-counted-list';
import { useListFocus } from '../data-table/use-list-focus';
import type { ChangeableListView } from '../data-table/use-list-view';
import type { Kept } from './kept';
import { type ListCache, useListCache } from './use-list-cache';
import { useMarks } from './use-marks';
import { type ShownPart, useShownPart } from './use-shown-part';

/** How a list of what people sent is read and marked. */
export interface EnquiryCalls<Row> {
  /** What lists them; the addresses of all that is read of the list begin with its path. */
  readonly endpoint: CountedEndpoint;
  readonly addressOf: (page: number) => string;
  readonly mark: (row: Row, read: boolean) => Promise<Row>;
}

/** A list of what people sent, with what keeps it in step with what is done to its rows. */
export interface Enquiries<Row> extends EnquiryCalls<Row> {
  readonly view: ChangeableListView;
  readonly part: ShownPart<Row>;
  readonly focus: ReturnType<typeof useListFocus>;
  readonly cache: ListCache<Row>;
  /** Shows a changed row where it stands; whether it is still to be listed there is for `settle` to find out. */
  readonly put: (row: Row) => Promise<void>;
  /** Has the list read anew, if anything was changed. */
  readonly settle: () => Promise<void>;
  /** Has the list read anew, since it has not got what it says. */
  readonly refresh: () => Promise<void>;
}

/** Reads a list of what people sent. */
export function useEnquiries<Row extends Kept>(
  view: ChangeableListView,
  calls: EnquiryCalls<Row>,
): Enquiries<Row> {
  const part = useShownPart<Row>(calls.endpoint, view.page, calls.addressOf);
  const cache = useListCache<Row>(calls.endpoint.path);
  const focus = useListFocus();
  const mark = useMarks(calls.mark);
  const changed = useRef(false);
  const { list } = part;
  const outdated = useRef<typeof list>(undefined);

  // A row that has gone when the list is read anew has taken the focus with it.
  useEffect(() => {
    if (!outdated.current || list === outdated.current) return;
    outdated.current = undefined;
    focus.restoreFocus();
  });

  async function put(row: Row): Promise<void> {
    changed.current = true;
    await cache.put(row, list?.address);
  }

  async function refresh(): Promise<void> {
    changed.current = false;
    outdated.current = list;
    await cache.refresh();
  }

  async function settle(): Promise<void> {
    if (changed.current) await refresh();
  }

  return { ...calls, mark, view, part, focus, cache, put, refresh, settle };
}
