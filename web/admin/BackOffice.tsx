import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { backOfficePaths, stripTrailingSlash } from '../routing/back-office-paths';
import { LazySection } from '../ui/error-boundary/LazySection';
import { preloadToaster } from '../ui/toast/load-toaster';
import { findBackOfficePage } from './back-office-pages';
import { PageError } from './shell/error-boundary/PageError';
import { BackOfficeLayout } from './shell/layout/BackOfficeLayout';
import { FocusHeading } from './shell/layout/FocusHeading';
import { PageSkeleton } from './shell/layout/PageSkeleton';
import { Redirect } from './shell/session/Redirect';
import { RequireSession } from './shell/session/RequireSession';
import { ReauthDialog } from './sign-in/ReauthDialog';
import { SignInPage } from './sign-in/SignInPage';

export { BackOffice as Component };

/** A URL that users may guess. */
const dashboardAlias = '/admin/dashboard';

function BackOffice() {
  const { pathname, search } = useLocation();

  // Loads the toaster before the images, so that it doesn't queue behind them.
  useEffect(preloadToaster, []);

  if (stripTrailingSlash(pathname) === backOfficePaths.signIn()) return <SignInPage />;
  if (stripTrailingSlash(pathname) === dashboardAlias) {
    return <Redirect to={backOfficePaths.dashboard() + search} />;
  }
  const page = findBackOfficePage(pathname);
  return (
    <RequireSession>
      <BackOfficeLayout>
        <LazySection
          key={pathname}
          lazy={page}
          fallback={<PageSkeleton />}
          renderError={(failure) => <PageError {...failure} />}
        >
          {(Page) => (
            <>
              <Page />
              <FocusHeading />
            </>
          )}
        </LazySection>
      </BackOfficeLayout>
      <ReauthDialog />
    </RequireSession>
  );
}
