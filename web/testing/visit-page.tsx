import { render, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { type Cache, SWRConfig } from 'swr';
import { expect } from 'vitest';
import { App } from '../app/App';
import { AppProviders } from '../app/AppProviders';
import { findPage } from '../app/pages';
import { loadTranslations } from '../i18n/translations';
import type { InitialData } from '../routing/initial-data';
import { PageRouter } from '../routing/PageRouter';
import { loadPage } from '../routing/preload-page';
import { loadFilters } from '../storefront/shop/filters/load-filters';
import { shopPage } from '../storefront/shop/page';
import { buildShopFactsData } from './shop-facts';

/** Milliseconds. Polls, because a response may change nothing on the page. */
const pollOptions = { interval: 10 };

/** Each call has its own SWR cache. The footer's data comes with every page. */
async function renderApp(
  url: string,
  { data = {}, variant = 0 }: Partial<InitialData>,
  cache: Cache,
): Promise<UserEvent> {
  history.replaceState(null, '', url);
  const match = findPage(location.pathname, location.search);
  // A component that loads translations of its own would suspend inside `act`.
  await Promise.all([
    loadPage(match),
    match.page === shopPage && loadFilters(),
    ...['cart-contents', 'event', 'search'].map((name) =>
      loadTranslations(match.url.language, name),
    ),
  ]);
  const user = userEvent.setup({ delay: null });
  const pageData = { ...buildShopFactsData(), ...data };
  render(
    <StrictMode>
      <PageRouter>
        <SWRConfig value={{ provider: () => cache }}>
          <AppProviders initialData={{ data: pageData, variant, origin: location.origin }}>
            <App />
          </AppProviders>
        </SWRConfig>
      </PageRouter>
    </StrictMode>,
  );
  return user;
}

/** Does not wait for responses. */
export const openPage = (url: string, initialData: Partial<InitialData> = {}): Promise<UserEvent> =>
  renderApp(url, initialData, new Map());

/** Waits until all requests have succeeded or failed. */
export async function visitPage(
  url: string,
  initialData: Partial<InitialData> = {},
): Promise<UserEvent> {
  const cache: Cache = new Map();
  const user = await renderApp(url, initialData, cache);
  await waitFor(() => {
    const pendingKeys = [...cache.keys()].filter((key) => cache.get(key)?.isValidating);
    expect(pendingKeys).toEqual([]);
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  }, pollOptions);
  return user;
}
