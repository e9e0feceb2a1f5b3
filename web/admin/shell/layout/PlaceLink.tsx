import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface PlaceLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

export function PlaceLink({ to, children }: PlaceLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
      {children}
    </Link>
  );
}
