import { useLocation, useNavigate } from 'react-router-dom';
import { type ListDefaults, type ListView, listViewIn, searchOfListView } from './list-view';

interface ChangeOptions {
  /** Whether the browser forgets the view before: what is being typed is no place one would go back to. */
  readonly replace?: boolean;
}

export interface ChangeableListView extends ListView {
  /** Asks for something else; what is found anew begins with its first page. */
  readonly change: (changes: Partial<ListView>, options?: ChangeOptions) => void;
}

/** What of a list is looked at, kept in the address: it can be reloaded, bookmarked and gone back to. */
export function useListView(defaults: ListDefaults): ChangeableListView {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const view = listViewIn(search, defaults);

  function change(
    changes: Partial<ListView>,
    { replace = changes.q !== undefined }: ChangeOptions = {},
  ): void {
    const { filters, page = 1, ...rest } = changes;
    const next = { ...view, ...rest, page, filters: { ...view.filters, ...filters } };
    void navigate({ pathname, search: searchOfListView(search, next, defaults) }, { replace });
  }

  return { ...view, change };
}
