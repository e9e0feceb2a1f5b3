import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface NavLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

export function NavLink({ to, children }: NavLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
      {children}
    </Link>
  );
}
