import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { backOfficePaths } from '../../app/back-office-paths';
import { button } from '../../ui/button/Button.css';
import { EmptyState } from '../../ui/notice/EmptyState';
import { PageLoading } from '../layout/PageLoading';
import { Leave } from './Leave';
import { useSession } from './use-session';

/** Shows the back office to who is signed in; leads everybody else to the sign-in, and from there back. */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const known = useSession();
  const { pathname, search } = useLocation();
  if (known.state === 'signed-in') return children;
  if (known.state === 'signed-out') {
    return <Leave to={backOfficePaths.signIn(pathname + search)} />;
  }
  if (known.state === 'asked') return <PageLoading />;
  return (
    <EmptyState level={1} title={<Trans>The shop does not answer</Trans>}>
      <p>
        <Trans>Nothing is lost. As soon as there is a connection, this page goes on.</Trans>
      </p>
      <p>
        <button type="button" className={button()} onClick={known.retry}>
          <Trans>Try again</Trans>
        </button>
      </p>
    </EmptyState>
  );
}
