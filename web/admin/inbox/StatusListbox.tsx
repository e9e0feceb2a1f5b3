import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { field, label } from '../../ui/form/Field.css';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import * as styles from './StatusListbox.css';

interface StatusListboxProps<Status> {
  readonly statuses: readonly Status[];
  readonly selected: Status | undefined;
  readonly placeholder: ReactNode;
  readonly onSelect: (status: Status) => void;
  readonly renderStatus: (status: Status) => ReactNode;
}

/** The button's accessible name includes the selected status. */
export const StatusListbox = <Status extends string>({
  statuses,
  selected,
  placeholder,
  onSelect,
  renderStatus,
}: StatusListboxProps<Status>) => (
  <div className={field}>
    <span aria-hidden className={label}>
      <Trans>Status</Trans>
    </span>
    <div className={styles.listbox}>
      <Listbox
        value={selected ?? null}
        onChange={(status: Status | null) => {
          if (status) onSelect(status);
        }}
      >
        <ListboxButton className={styles.selected}>
          <span className={visuallyHidden}>
            <Trans>Status:</Trans>{' '}
          </span>
          {selected ? renderStatus(selected) : placeholder}
          <ChevronDown aria-hidden size={18} />
        </ListboxButton>
        <ListboxOptions className={styles.options}>
          {statuses.map((status) => (
            <ListboxOption key={status} value={status} className={styles.option}>
              {renderStatus(status)}
              <Check aria-hidden size={18} className={styles.tick} />
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
    </div>
  </div>
);
