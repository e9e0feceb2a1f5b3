import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { backOfficePaths } from '../../../routing/back-office-paths';
import { PageLoading } from '../layout/PageLoading';
import { Leave } from './Leave';
import { SessionCheckFailed } from './NoAnswer';
import { useSession } from './use-session';

/** Redirects to the sign-in page, which returns here. */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const known = useSession();
  const { pathname, search } = useLocation();
  if (known.state === 'signed-in') return children;
  if (known.state === 'signed-out') {
    return <Leave to={backOfficePaths.signIn(pathname + search)} />;
  }
  return known.state === 'unknown' ? <SessionCheckFailed onRetry={known.retry} /> : <PageLoading />;
}
