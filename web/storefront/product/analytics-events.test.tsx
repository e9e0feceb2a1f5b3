import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findProductByName } from '../../testing/demo-data';
import { recordEvents } from '../../testing/record-events';
import { visitPage } from '../../testing/visit-page';

const board = findProductByName('Classic Board');
const analyticsProduct = {
  product_id: board.id,
  product_name: 'Tabla Clásica',
  product_category: 'boards',
  language: 'es',
};

test('analytics events of page "/product/:id" have the documented properties', async () => {
  const events = recordEvents();
  const user = await visitPage(`/es/product/${board.id}`);
  await user.click(screen.getByRole('button', { name: 'Agregar uno' }));
  await user.click(screen.getByRole('button', { name: 'Agregar uno' }));
  await user.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
  await user.click(screen.getByRole('button', { name: 'Lista de deseos: Tabla Clásica' }));
  await user.click(screen.getByRole('button', { name: /^Ampliar/ }));
  const view = { ...analyticsProduct, product_price: board.price, is_featured: board.featured };
  await expect.poll(() => events.at(-1)).toEqual(['product_image_enlarge', analyticsProduct]);
  expect(events).toContainEqual(['pageview', { path: `/es/product/${board.id}`, language: 'es' }]);
  expect(events).toContainEqual(['product_view', view]);
  expect(events.slice(-3)).toEqual([
    [
      'add_to_cart',
      {
        ...analyticsProduct,
        product_price: board.price,
        quantity: 3,
        total_value: board.price * 3,
        currency: 'USD',
      },
    ],
    ['add_to_wishlist', analyticsProduct],
    ['product_image_enlarge', analyticsProduct],
  ]);
});

test('analytics record one pageview per page, not per query change', async () => {
  const events = recordEvents();
  const user = await visitPage('/shop');
  await expect.poll(() => events).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Gift Boxes' }));
  await screen.findByRole('heading', { level: 1, name: 'Gift Boxes' });
  expect(events).toHaveLength(1);
});
