import { act, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { SWRConfig } from 'swr';
import { expect, onTestFinished, test } from 'vitest';
import { PageRouter } from '../routing/PageRouter';
import { renderPage } from '../server';
import { fetchFromMocks } from '../testing/fetch-from-mocks';
import { listRequests, resetMockServer } from '../testing/mock-server';
import { clientOnlyPaths, serverRenderedPaths } from '../testing/page-paths';
import { App } from './App';
import { AppProviders } from './AppProviders';

/** SWR would start a request in the next frame. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Server-renders one URL, and hydrates it at another. */
async function hydratePage(url: string, renderedUrl = url): Promise<HTMLElement> {
  const { origin } = location;
  const { head, body, data, variant } = await renderPage({
    url: renderedUrl,
    origin,
    variant: 3,
    fetchResponse: fetchFromMocks,
  });
  resetMockServer();
  history.replaceState(null, '', url);
  document.head.innerHTML = head;
  const container = document.createElement('div');
  container.innerHTML = body;
  document.body.append(container);
  const { unmount } = render(
    <StrictMode>
      <PageRouter>
        <SWRConfig value={{ provider: () => new Map() }}>
          <AppProviders initialData={{ data, variant, origin }}>
            <App />
          </AppProviders>
        </SWRConfig>
      </PageRouter>
    </StrictMode>,
    { container, hydrate: true },
  );
  onTestFinished(() => {
    unmount();
    container.remove();
    document.head.replaceChildren();
    delete document.documentElement.dataset.ready;
  });
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-ready'));
  await act(nextFrame);
  return container;
}

test('hydration of the status page of an order reads its key, which the server does not render', async () => {
  await hydratePage('/order/LH-1001?key=0123');
  expect(await screen.findByText('We can’t find this order')).toBeInTheDocument();
  expect(listRequests()).toEqual(['/api/orders/LH-1001?key=0123']);
});

const paths = [
  ...serverRenderedPaths,
  ...clientOnlyPaths,
  '/shop?category=boards&page=2',
  '/product/999999',
  '/compare?products=19,15',
  '/shop?q=manchgo&category=boards',
  '/shop?q=xyzzy',
  '/nowhere',
];
const urls = paths.flatMap((path) => [path, `/es${path}`.replace(/\/$/, '')]);

test.each(urls)('hydration of %s keeps the server’s markup and makes no request', async (url) => {
  const container = await hydratePage(url);
  expect(container.querySelector('main h1')).toBeVisible();
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(listRequests()).toEqual([]);
});

test('hydration adds the query and hash of the URL to the language switch', async () => {
  await hydratePage('/shop?category=boards&utm_source=letter#content', '/shop?category=boards');
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Español' })).toHaveAttribute(
    'href',
    '/es/shop?category=boards&utm_source=letter#content',
  );
});

test('hydration of /contact fills in the subject of the URL', async () => {
  await hydratePage('/contact?subject=A%20picnic', '/contact');
  await waitFor(() => {
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('A picnic');
  });
});
