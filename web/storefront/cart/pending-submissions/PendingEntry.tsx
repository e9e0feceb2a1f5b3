import { type ReactNode, useRef } from 'react';
import { focusElement } from '../../../routing/use-navigation-effects';
import { useRestoreFocus } from '../../../ui/use-restore-focus';
import * as styles from './PendingSubmissions.css';

/** When it leaves the list, the focus moves from it to the next entry, or to the heading of the list. */
export function PendingEntry({ children }: { readonly children: ReactNode }) {
  const entryRef = useRef<HTMLLIElement>(null);
  useRestoreFocus(entryRef, focusNext);
  return (
    <li ref={entryRef} className={styles.item}>
      {children}
    </li>
  );
}

const focusNext = (entry: HTMLElement): void =>
  focusElement(
    entry.nextElementSibling?.querySelector<HTMLElement>('a, button') ??
      entry.closest('section')?.querySelector('h2'),
    {},
  );
