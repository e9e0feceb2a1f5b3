import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageRouter } from './PageRouter';

test('<PageRouter> keeps the page while the code of the previous one loads', async () => {
  let finishLoading = (): void => undefined;
  const LazyShop = lazy(
    () =>
      new Promise<{ default: () => string }>((resolve) => {
        finishLoading = () => resolve({ default: () => 'The shop' });
      }),
  );
  const Page = () => (useLocation().pathname === '/shop' ? <LazyShop /> : 'A product');
  history.replaceState(null, '', '/shop');
  history.pushState(null, '', '/product/1');
  const { container } = render(
    <PageRouter>
      <Suspense fallback="Loading">
        <Page />
      </Suspense>
    </PageRouter>,
  );

  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.back();
    await isBack;
  });
  expect(location.pathname).toBe('/shop');
  expect(container).toHaveTextContent(/^A product$/);

  await act(async () => finishLoading());
  expect(await screen.findByText('The shop')).toBeVisible();
});
