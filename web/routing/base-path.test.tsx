import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The base path is a constant of the build, so the modules are loaded again with another one.
beforeEach(() => {
  vi.stubEnv('BASE_URL', '/la-higuera/');
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  history.replaceState(null, '', '/');
});

test('addBasePath changes only paths from the root', async () => {
  const { addBasePath } = await import('./base-path');
  expect(addBasePath('/')).toBe('/la-higuera/');
  expect(addBasePath('/es/shop?q=figs')).toBe('/la-higuera/es/shop?q=figs');
  expect(addBasePath('?size=large')).toBe('?size=large');
});

test('removeBasePath leaves other folders of the host alone', async () => {
  const { removeBasePath } = await import('./base-path');
  expect(removeBasePath('/la-higuera/')).toBe('/');
  expect(removeBasePath('/la-higuera')).toBe('/');
  expect(removeBasePath('/la-higuera/es/shop')).toBe('/es/shop');
  expect(removeBasePath('/la-higuera-2/shop')).toBe('/la-higuera-2/shop');
});

test('links and the location of pages work under a base path', async () => {
  history.replaceState(null, '', '/la-higuera/shop');
  // One after the other: Node 20 can fail to load a package for two imports at once, and then for the rest of its worker.
  const { useLocation } = await import('react-router-dom');
  const { PageRouter } = await import('./PageRouter');
  const { Link } = await import('./Link');
  const Pathname = () => <output>{useLocation().pathname}</output>;
  render(
    <PageRouter>
      <Pathname />
      <Link to="/cart">Cart</Link>
    </PageRouter>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('/shop');
  const link = screen.getByRole('link', { name: 'Cart' });
  expect(link).toHaveAttribute('href', '/la-higuera/cart');
  fireEvent.click(link);
  expect(location.pathname).toBe('/la-higuera/cart');
  expect(screen.getByRole('status')).toHaveTextContent('/cart');
});
