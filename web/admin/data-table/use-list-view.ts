import { useLocation, useNavigate } from 'react-router-dom';
import { buildListSearch, type ListDefaults, type ListView, parseListView } from './list-view';

interface ChangeOptions {
  /** Replaces the history entry, as each keystroke of a search does. */
  readonly replace?: boolean;
}

export interface ChangeableListView extends ListView {
  /** Returns to the first page unless `changes` names another. */
  readonly change: (changes: Partial<ListView>, options?: ChangeOptions) => void;
}

/** A list's view, kept in the URL. */
export function useListView(defaults: ListDefaults): ChangeableListView {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const view = parseListView(search, defaults);

  function change(
    changes: Partial<ListView>,
    { replace = changes.q !== undefined }: ChangeOptions = {},
  ): void {
    const { filters, page = 1, ...rest } = changes;
    const next = { ...view, ...rest, page, filters: { ...view.filters, ...filters } };
    void navigate({ pathname, search: buildListSearch(search, next, defaults) }, { replace });
  }

  return { ...view, change };
}
