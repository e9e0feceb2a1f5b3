import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getStockLevel } from '#contract/products/stock-level';
import { demoProducts, findVisibleProduct } from '../testing/demo-data';
import { resetMockServer } from '../testing/mock-server';
import { findUntranslatedText } from '../testing/untranslated-text';
import { openPage, visitPage } from '../testing/visit-page';

const urls = [
  '/es',
  '/es/shop',
  '/es/shop?page=2',
  '/es/shop?page=3',
  '/es/shop?category=boards',
  '/es/shop?category=nonsense',
  '/es/shop-categories',
  '/es/product/0',
  '/es/about',
  '/es/contact',
  '/es/faq',
  '/es/recipes',
  '/es/restoration',
  '/es/cart',
  '/es/wishlist',
  '/es/wishlist?share=1,2',
  '/es/shop?q=manchego',
  '/es/shop?q=nada%20de%20nada',
  '/es/receipt/LH-1',
  '/es/order/LH-1',
  '/es/nowhere',
];

test.each(urls)('no untranslated text on %s', async (url) => {
  await visitPage(url);
  expect(findUntranslatedText()).toEqual([]);
});

test.each(demoProducts)(
  'no untranslated text on the product page of $translations.es.name',
  async ({ id }) => {
    await visitPage(`/es/product/${id}`);
    expect(findUntranslatedText()).toEqual([]);
  },
);

describe('no untranslated text', () => {
  const inStock = findVisibleProduct((product) => getStockLevel(product) === 'in-stock');

  test('on /es/shop while loading', async () => {
    resetMockServer('slow');
    await openPage('/es/shop');
    expect(screen.getByText('Cargando…')).toBeInTheDocument();
    expect(findUntranslatedText()).toEqual([]);
  });

  test.each(['/es', '/es/shop', '/es/product/1'])(
    'on %s when the server responds with an error',
    async (url) => {
      resetMockServer('server-error');
      await visitPage(url);
      expect(findUntranslatedText()).toEqual([]);
    },
  );

  test('in the mobile menu', async () => {
    const user = await visitPage('/es/contact');
    await user.click(screen.getByRole('button', { name: 'Abrir el menú' }));
    await screen.findByRole('dialog');
    expect(findUntranslatedText()).toEqual([]);
  });

  test('in toasts and in the image viewer', async () => {
    const user = await visitPage(`/es/product/${inStock.id}`);
    await user.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
    await screen.findByText('Agregado al carrito');
    expect(findUntranslatedText()).toEqual([]);
    await user.click(
      screen.getByRole('button', { name: `Lista de deseos: ${inStock.translations.es?.name}` }),
    );
    await screen.findByText('Agregado a la lista de deseos');
    expect(findUntranslatedText()).toEqual([]);
    const enlargeButton = screen.getByRole('button', { name: /^Ampliar/ });
    await user.click(enlargeButton);
    await screen.findByRole('dialog');
    fireEvent.error(within(enlargeButton).getByRole('img', { hidden: true }));
    expect(findUntranslatedText()).toEqual([]);
  });
});

test('findUntranslatedText finds English text on an English page', async () => {
  await visitPage('/shop');
  expect(findUntranslatedText()).toEqual(
    expect.arrayContaining(['Home', 'Charcuterie\\s+Boards', 'Page\\s+.+?']),
  );
});
