import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../../routing/PageLink';
import { parseLocale } from '../../routing/paths';
import type { NavigationEntry } from './navigation';

interface NavigationLinksProps {
  readonly entries: readonly NavigationEntry[];
  readonly className: string;
  readonly onNavigate?: () => void;
}

export function NavigationLinks({ entries, className, onNavigate }: NavigationLinksProps) {
  const { _ } = useLingui();
  const { path } = parseLocale(useLocation().pathname);
  return (
    <ul className={className}>
      {entries.map(({ to, label }) => (
        <li key={to}>
          <PageLink to={to} aria-current={path === to ? 'page' : undefined} onClick={onNavigate}>
            {_(label)}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
