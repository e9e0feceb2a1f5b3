import { I18nProvider } from '@lingui/react';
import { Fragment, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from '../i18n/translations';
import { useNavigationEffects } from '../routing/use-navigation-effects';
import { EventBar } from '../storefront/event-bar/EventBar';
import { Layout } from '../storefront/layout/Layout';
import { PageSkeleton } from '../storefront/layout/PageSkeleton';
import { ErrorBoundary } from '../ui/error-boundary/ErrorBoundary';
import { ToastHost } from '../ui/toast/ToastHost';
import { PageFailure } from './PageFailure';
import { PageView } from './PageView';
import { findPage } from './pages';

/** Every page of a demo says that it is one. */
const DemoNotice =
  import.meta.env.MODE === 'demo'
    ? lazy(async () => ({ default: (await import('../demo/DemoNotice')).DemoNotice }))
    : undefined;

export function App() {
  const { pathname, search } = useLocation();
  const { page, url } = findPage(pathname, search);
  const i18n = useTranslations(url.language, page.translations);
  useNavigationEffects(url.language, page);
  const Frame = page.backOffice ? Fragment : Layout;
  return (
    <I18nProvider i18n={i18n}>
      <Frame>
        {page.eventBar && <EventBar />}
        <Suspense fallback={<PageSkeleton />}>
          <ErrorBoundary
            key={page.path}
            renderFallback={() => <PageFailure url={pathname + search} />}
          >
            <PageView page={page} url={url} />
          </ErrorBoundary>
        </Suspense>
      </Frame>
      {DemoNotice && (
        <Suspense>
          <DemoNotice />
        </Suspense>
      )}
      <ToastHost />
    </I18nProvider>
  );
}
