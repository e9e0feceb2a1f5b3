import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../../app/PageLink';
import { splitLanguage } from '../../app/paths';
import { navigation } from './navigation';

interface NavigationLinksProps {
  readonly className: string;
  readonly onFollow?: () => void;
}

/** The navigation as a list; the page one is on is marked. */
export function NavigationLinks({ className, onFollow }: NavigationLinksProps) {
  const { _ } = useLingui();
  const { path } = splitLanguage(useLocation().pathname);
  return (
    <ul className={className}>
      {navigation.map(({ to, label }) => (
        <li key={to}>
          <PageLink to={to} aria-current={path === to ? 'page' : undefined} onClick={onFollow}>
            {_(label)}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
