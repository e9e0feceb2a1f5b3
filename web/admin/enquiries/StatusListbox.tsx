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
  readonly chosen: Status | undefined;
  /** Shown while none of them is chosen. */
  readonly otherwise: ReactNode;
  readonly onChoose: (status: Status) => void;
  readonly nameOf: (status: Status) => ReactNode;
}

/** The states that something can be in, one of which is chosen; whoever hears its name hears that one with it. */
export const StatusListbox = <Status extends string>({
  statuses,
  chosen,
  otherwise,
  onChoose,
  nameOf,
}: StatusListboxProps<Status>) => (
  <div className={field}>
    <span aria-hidden className={label}>
      <Trans>Status</Trans>
    </span>
    <div className={styles.place}>
      <Listbox
        value={chosen ?? null}
        onChange={(status: Status | null) => {
          if (status) onChoose(status);
        }}
      >
        <ListboxButton className={styles.chosen}>
          <span className={visuallyHidden}>
            <Trans>Status:</Trans>{' '}
          </span>
          {chosen ? nameOf(chosen) : otherwise}
          <ChevronDown aria-hidden size={18} />
        </ListboxButton>
        <ListboxOptions className={styles.options}>
          {statuses.map((status) => (
            <ListboxOption key={status} value={status} className={styles.option}>
              {nameOf(status)}
              <Check aria-hidden size={18} className={styles.tick} />
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
    </div>
  </div>
);
