import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadTranslations } from '../i18n/translations';
import { loadDeferredParts } from '../routing/hydrate-later';
import { PageRouter } from '../routing/PageRouter';
import { faqPage } from '../storefront/faq/page';
import { buildShopFactsData } from '../testing/shop-facts';
import { App } from './App';
import { AppProviders } from './AppProviders';

test('a page that fails to load keeps header and footer and offers to reload', async () => {
  const getComponent = vi.spyOn(faqPage, 'getComponent').mockReturnValue(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  onTestFinished(() => getComponent.mockRestore());
  history.replaceState(null, '', '/es/faq?from=menu');
  await Promise.all([loadTranslations('es', faqPage.translations), loadDeferredParts('es')]);
  const initialData = { data: buildShopFactsData(), variant: 0, origin: location.origin };
  render(
    <PageRouter>
      <AppProviders initialData={initialData}>
        <App />
      </AppProviders>
    </PageRouter>,
    { onCaughtError: () => undefined },
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'No se pudo abrir. Inténtalo de nuevo.',
  );
  expect(screen.getByRole('link', { name: 'Recargar' })).toHaveAttribute(
    'href',
    '/es/faq?from=menu',
  );
  expect(screen.getByRole('contentinfo')).toBeVisible();
});
