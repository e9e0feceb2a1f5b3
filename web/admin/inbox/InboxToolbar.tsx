import { Trans } from '@lingui/react/macro';
import { Checkbox } from '../../ui/form/Checkbox';
import { ListSearchField } from '../data-table/ListSearchField';
import { countFilters } from '../data-table/list-view';
import { SortSelect } from '../data-table/SortSelect';
import { Toolbar } from '../data-table/Toolbar';
import type { ChangeableListView } from '../data-table/use-list-view';
import { ExportButton } from '../export/ExportButton';
import type { Inbox } from './define-inbox';
import type { InboxItem } from './inbox-item';
import { StatusFilter } from './status-display';

interface InboxToolbarProps<Item extends InboxItem, Status extends string> {
  readonly inbox: Inbox<Item, Status>;
  readonly view: ChangeableListView;
}

export const InboxToolbar = <Item extends InboxItem, Status extends string>({
  inbox: { api, columns, status, texts, Filters, Actions, PrimaryAction },
  view,
}: InboxToolbarProps<Item, Status>) => (
  <Toolbar
    search={
      <ListSearchField label={texts.search} q={view.q} onSearch={(q) => view.change({ q })} />
    }
    filters={
      <>
        {status && <StatusFilter status={status} view={view} />}
        {Filters && <Filters view={view} />}
        <Checkbox
          label={<Trans>Unread only</Trans>}
          checked={view.filters.unread === '1'}
          onChange={({ target }) => view.change({ filters: { unread: target.checked ? '1' : '' } })}
        />
        <Checkbox
          label={<Trans context="filter">Archived</Trans>}
          checked={view.filters.archived === '1'}
          onChange={({ target }) =>
            view.change({ filters: { archived: target.checked ? '1' : '' } })
          }
        />
        <SortSelect
          sorting={{ sort: view.sort, onSort: (sort) => view.change({ sort }) }}
          columns={columns}
        />
      </>
    }
    filterCount={countFilters(view)}
    actions={
      <>
        {Actions && <Actions view={view} />}
        <ExportButton onDownload={() => api.downloadCsv(view)} />
      </>
    }
    primaryAction={PrimaryAction && <PrimaryAction />}
  />
);
