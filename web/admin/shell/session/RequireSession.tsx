import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { backOfficePaths } from '../../../routing/back-office-paths';
import { PageSkeleton } from '../layout/PageSkeleton';
import { Redirect } from './Redirect';
import { SessionCheckFailed } from './SessionCheckFailed';
import { useSession } from './use-session';

/** Redirects to the sign-in page, which returns here. */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.state === 'signed-in') return children;
  if (session.state === 'signed-out') {
    return <Redirect to={backOfficePaths.signIn(pathname + search)} />;
  }
  return session.state === 'unknown' ? (
    <SessionCheckFailed onRetry={session.retry} />
  ) : (
    <PageSkeleton />
  );
}
