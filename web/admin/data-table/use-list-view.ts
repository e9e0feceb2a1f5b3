import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigate } from '../../routing/use-navigate';
import { buildListSearch, type ListDefaults, type ListView, parseListView } from './list-view';

interface ChangeOptions {
  /** Replaces the history entry; the default for searches, which change with each keystroke. */
  readonly replace?: boolean;
}

export interface ChangeableListView extends ListView {
  /** Returns to the first page unless `changes` sets one. */
  readonly change: (changes: Partial<ListView>, options?: ChangeOptions) => void;
}

/** Kept in the URL. */
export function useListView(defaults: ListDefaults): ChangeableListView {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const view = parseListView(search, defaults);
  const latestSearch = useRef(search);
  useLayoutEffect(() => {
    latestSearch.current = search;
  }, [search]);

  function change(
    changes: Partial<ListView>,
    { replace = changes.q !== undefined }: ChangeOptions = {},
  ): void {
    const { filters, page = 1, ...rest } = changes;
    // The location updates later; a second change must include the first.
    const current = parseListView(latestSearch.current, defaults);
    const next = { ...current, ...rest, page, filters: { ...current.filters, ...filters } };
    latestSearch.current = buildListSearch(latestSearch.current, next, defaults);
    void navigate({ pathname, search: latestSearch.current }, { replace });
  }

  return { ...view, change };
}
