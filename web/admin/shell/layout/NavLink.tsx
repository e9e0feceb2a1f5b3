import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../../routing/Link';

interface NavLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

export function NavLink({ to, children }: NavLinkProps) {
  const { pathname } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const isCurrent = pathname === to;

  // Narrow screens don't show all links at once.
  useEffect(() => {
    if (isCurrent && link.current) centerInRow(link.current);
  }, [isCurrent]);

  return (
    <Link ref={link} to={to} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}

/** Unlike `scrollIntoView`, leaves the page where it is. */
function centerInRow(element: HTMLElement): void {
  const row = element.parentElement;
  if (!row) return;
  const { left, width } = element.getBoundingClientRect();
  const bounds = row.getBoundingClientRect();
  row.scrollLeft += left - bounds.left + (width - bounds.width) / 2;
}
