import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { backOfficePaths, stripTrailingSlash } from '../routing/back-office-paths';
import { prepareToasts } from '../ui/toast/load-toaster';
import { pageAt } from './back-office-pages';
import { FetchedPart } from './shell/error-boundary/FetchedPart';
import { PageFailed } from './shell/error-boundary/PageFailed';
import { BackOfficeLayout } from './shell/layout/BackOfficeLayout';
import { FocusHeading } from './shell/layout/FocusHeading';
import { PageLoading } from './shell/layout/PageLoading';
import { RequireSession } from './shell/session/RequireSession';
import { SignInAgain } from './sign-in/SignInAgain';
import { SignInPage } from './sign-in/SignInPage';

export { BackOffice as Component };

/** A URL that users may guess. */
const dashboardAlias = '/admin/dashboard';

function BackOffice() {
  const { pathname, search } = useLocation();

  // Loads the toaster before the images, so that it doesn't queue behind them.
  useEffect(prepareToasts, []);

  if (stripTrailingSlash(pathname) === backOfficePaths.signIn()) return <SignInPage />;
  if (stripTrailingSlash(pathname) === dashboardAlias) {
    return <Navigate replace to={{ pathname: backOfficePaths.dashboard(), search }} />;
  }
  const code = pageAt(pathname);
  return (
    <RequireSession>
      <BackOfficeLayout>
        <FetchedPart
          key={pathname}
          code={code}
          waiting={<PageLoading />}
          failed={(failure) => <PageFailed {...failure} />}
        >
          {(Page) => (
            <>
              <Page />
              <FocusHeading />
            </>
          )}
        </FetchedPart>
      </BackOfficeLayout>
      <SignInAgain />
    </RequireSession>
  );
}
