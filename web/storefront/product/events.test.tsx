import { screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { track as realTrack } from '../../analytics/track';
import { productNamed } from '../../testing/demo-shop';

const track = vi.fn<typeof realTrack>();

const board = productNamed('Classic Board');
const facts = {
  product_id: board.id,
  product_name: 'Tabla Clásica',
  product_category: 'boards',
  language: 'es',
};

/** Opens a page of a site that tells its events to the test. */
async function renderPage(address: string) {
  const site = await import('../../testing/render-page');
  return site.renderPage(address);
}

beforeEach(() => {
  track.mockClear();
  vi.resetModules();
  vi.doMock('../../analytics/track', () => ({ track }));
  onTestFinished(() => {
    vi.doUnmock('../../analytics/track');
    vi.resetModules();
  });
});

test('what happens on a product page is told as documented', async () => {
  const user = await renderPage(`/es/product/${board.id}`);
  expect(track).toHaveBeenCalledWith('pageview', {
    path: `/es/product/${board.id}`,
    language: 'es',
  });
  expect(track).toHaveBeenCalledWith('product_view', {
    ...facts,
    product_price: board.price,
    is_featured: board.featured,
  });

  await user.click(screen.getByRole('button', { name: 'Agregar uno' }));
  await user.click(screen.getByRole('button', { name: 'Agregar uno' }));
  await user.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
  expect(track).toHaveBeenLastCalledWith('add_to_cart', {
    ...facts,
    product_price: board.price,
    quantity: 3,
    total_value: board.price * 3,
    currency: 'USD',
  });

  await user.click(screen.getByRole('button', { name: 'Lista de deseos: Tabla Clásica' }));
  expect(track).toHaveBeenLastCalledWith('add_to_wishlist', facts);

  await user.click(screen.getByRole('button', { name: /^Ampliar/ }));
  expect(track).toHaveBeenLastCalledWith('product_image_enlarge', facts);
});

test('a page is told once, not for every change of its query', async () => {
  const user = await renderPage('/shop');
  track.mockClear();
  await user.click(screen.getByRole('link', { name: 'Gift Boxes' }));
  await screen.findByRole('heading', { level: 1, name: 'Gift Boxes' });
  expect(track).not.toHaveBeenCalled();
});
