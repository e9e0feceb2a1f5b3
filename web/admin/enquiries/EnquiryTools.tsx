import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Checkbox } from '../../ui/form/Checkbox';
import * as table from '../data-table/DataTable.css';
import { SearchField } from '../data-table/SearchField';
import type { ChangeableListView } from '../data-table/use-list-view';

interface EnquiryToolsProps {
  readonly view: ChangeableListView;
  /** What is searched, for those who do not see it. */
  readonly searchLabel: ReactNode;
  /** What else the list is narrowed down with. */
  readonly filters?: ReactNode;
  /** What is done with the whole list. */
  readonly deeds: ReactNode;
}

/** What stands over a list of what people sent. */
export const EnquiryTools = ({ view, searchLabel, filters, deeds }: EnquiryToolsProps) => (
  <div className={table.toolbar}>
    <SearchField label={searchLabel} q={view.q} onSearch={(q) => view.change({ q })} />
    {filters}
    <Checkbox
      label={<Trans>Unread only</Trans>}
      checked={view.filters.unread === '1'}
      onChange={({ target }) => view.change({ filters: { unread: target.checked ? '1' : '' } })}
    />
    <div className={table.actions}>{deeds}</div>
  </div>
);
