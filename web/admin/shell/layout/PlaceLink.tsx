import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface PlaceLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link of the navigation, which says when its page is the one that is open. */
export function PlaceLink({ to, children }: PlaceLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
      {children}
    </Link>
  );
}
