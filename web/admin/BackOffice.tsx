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

/** What people type who look for the dashboard. */
const dashboardAlias = '/admin/dashboard';

/** Where the owner runs the shop from; shown to who is signed in. */
function BackOffice() {
  const { pathname, search } = useLocation();

  // What says what came of a deed is here before the pictures, behind which it would have to wait.
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
