import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { categories } from '#contract/category';
import { regionNames } from '#contract/products/origin';
import { getProductText } from '#contract/products/product-text';
import { findRelatedProducts } from '#contract/products/related-products';
import { localizePath } from '../../routing/paths';
import { focusHeading } from '../../routing/use-navigation-effects';
import { storefrontTexts } from '../../testing/browser/storefront-texts';
import { getCurrentUrl } from '../../testing/current-url';
import { demoProducts, findProductByName, findVisibleProduct } from '../../testing/demo-data';
import { listRequests, resetMockServer } from '../../testing/mock-server';
import { buildProductPageData } from '../../testing/product-page-data';
import { openPage, visitPage } from '../../testing/visit-page';

const pageTexts = {
  breadcrumbs: 'Ruta de navegación',
  home: 'Inicio',
  city: 'Los Ángeles',
  handcrafted: (origin: string) => `A mano, en ${origin}`,
  allergens: 'Alérgenos',
  servingSize: 'Rinde para',
  ingredients: 'Ingredientes',
  region: 'Ingredientes, sobre todo de',
  weight: 'Peso',
  price: 'Precio',
  from: (price: string) => `Desde ${price}`,
  unknown: 'Información no disponible',
  sorry: 'Lo sentimos, no encontramos el producto que buscas.',
  back: 'Volver a la tienda',
  related: 'También te puede gustar',
  recipe: 'Hazla en casa: lee la receta',
  noRelated: '¡Muy pronto habrá más productos!',
};

const board = findVisibleProduct(
  ({ category, origin }) => category === 'boards' && origin !== null,
);

const getSpec = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('page "/product/:id"', () => {
  const texts = { ...storefrontTexts.es, ...pageTexts };
  const buildProductUrl = ({ id }: { id: number }) => localizePath(`/product/${id}`, 'es');
  const name = getProductText(board, 'name', 'es');
  const headingPrice = () => screen.getByText(texts.price, { selector: 'p > span' }).parentElement;
  const category = categories.find(({ slug }) => slug === board.category)?.name.es ?? '';

  test('shows name, description, price and origin', async () => {
    await visitPage(buildProductUrl(board));
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText(getProductText(board, 'description', 'es'))).toBeVisible();
    expect(headingPrice()).toHaveTextContent(`$${board.price.toFixed(2)}`);
    const origin = screen.getByText(new RegExp(texts.handcrafted(board.origin ?? '')));
    expect(origin).toHaveTextContent(category);
  });

  test.each(['Board-Making Class', 'Live Board Bar'])(
    'hides region and weight of the service %s',
    async (service) => {
      const product = { ...findProductByName(service), weight: null };
      await visitPage(buildProductUrl(product), { data: buildProductPageData(product) });
      expect(getSpec(texts.servingSize)).toBeVisible();
      expect(screen.queryByText(texts.region)).not.toBeInTheDocument();
      expect(screen.queryByText(texts.weight)).not.toBeInTheDocument();
    },
  );

  test('shows region and weight of food', async () => {
    await visitPage(buildProductUrl(board));
    expect(getSpec(texts.region)).toHaveTextContent(regionNames[board.region].es);
    expect(getSpec(texts.weight)).toHaveTextContent(board.weight ?? '');
  });

  test('has breadcrumbs that link to the category', async () => {
    const user = await visitPage(buildProductUrl(board));
    const breadcrumbs = within(screen.getByRole('navigation', { name: texts.breadcrumbs }));
    const crumbs = breadcrumbs
      .getAllByRole('link')
      .map((crumb) => [crumb.textContent, crumb.getAttribute('href')]);
    expect(crumbs).toEqual([
      [texts.home, localizePath('/', 'es')],
      [texts.nav.shop, localizePath('/shop', 'es')],
      [category, localizePath('/shop?category=boards', 'es')],
    ]);
    expect(breadcrumbs.getByText(name)).toHaveAttribute('aria-current', 'page');
    await user.click(breadcrumbs.getByRole('link', { name: category }));
    expect(await screen.findByRole('heading', { level: 1, name: category })).toBeVisible();
    expect(getCurrentUrl()).toBe(localizePath('/shop?category=boards', 'es'));
  });

  test('shows missing allergens and serving size as unknown and hides other empty fields', async () => {
    const incomplete = { ...board, allergens: null, servingSize: '', ingredients: ' ' };
    const product = { ...incomplete, translations: {} };
    await visitPage(buildProductUrl(product), { data: buildProductPageData(product) });
    expect(screen.getAllByText(texts.unknown)).toHaveLength(2);
    expect(getSpec(texts.allergens)).toHaveTextContent(texts.unknown);
    expect(getSpec(texts.servingSize)).toHaveTextContent(texts.unknown);
    expect(screen.queryByText(texts.ingredients)).not.toBeInTheDocument();
  });

  test('shows the allergens', async () => {
    await visitPage(buildProductUrl(board));
    expect(getSpec(texts.allergens)).toHaveTextContent(getProductText(board, 'allergens', 'es'));
    expect(screen.queryByText(texts.unknown)).not.toBeInTheDocument();
  });

  test.each([
    ['Classic Board', '/es/recipes#classic'],
    ['Mediterranean Board', '/es/recipes#mediterranean'],
  ])('links the %s to its recipe', async (productName, url) => {
    await visitPage(buildProductUrl(findProductByName(productName)));
    expect(screen.getByRole('link', { name: texts.recipe })).toHaveAttribute('href', url);
  });

  test('has no link to a recipe that does not exist', async () => {
    await visitPage(buildProductUrl(findProductByName('Posada Board')));
    expect(screen.queryByRole('link', { name: texts.recipe })).toBeNull();
  });

  test.each([null, 'Los Angeles'])('shows Los Angeles as the origin for %o', async (origin) => {
    const product = { ...board, origin };
    await visitPage(buildProductUrl(product), { data: buildProductPageData(product) });
    expect(screen.getByText(new RegExp(texts.handcrafted(texts.city)))).toBeVisible();
  });

  test('lists related products, same category first', async () => {
    await visitPage(buildProductUrl(board));
    const section = screen.getByRole('region', { name: texts.related });
    const names = within(section).getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(
      findRelatedProducts(board, demoProducts).map((other) => getProductText(other, 'name', 'es')),
    );
    expect(screen.queryByText(texts.noRelated)).not.toBeInTheDocument();
  });

  test('shows a message if there are no related products', async () => {
    resetMockServer('one-product');
    await visitPage(buildProductUrl({ id: 1 }));
    const section = screen.getByRole('region', { name: texts.related });
    expect(section).toHaveTextContent(texts.noRelated);
    expect(within(section).queryByRole('article')).not.toBeInTheDocument();
  });

  test('shows a link to the shop if the product does not exist', async () => {
    const user = await visitPage(buildProductUrl({ id: 999999 }));
    expect(screen.getByRole('heading', { level: 1, name: texts.productNotFound })).toBeVisible();
    expect(screen.getByText(texts.sorry)).toBeVisible();
    await user.click(screen.getByRole('link', { name: texts.back }));
    expect(await screen.findByRole('heading', { level: 1, name: texts.nav.shop })).toBeVisible();
    expect(getCurrentUrl()).toBe(localizePath('/shop', 'es'));
  });
});

test.each(['abc', '0', '-1', '1.5', '01', '1e1', '', '9'.repeat(40)])(
  'page "/product/:id" requests nothing for the invalid id \'%s\'',
  async (segment) => {
    await visitPage(`/product/${segment}`);
    expect(screen.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
    expect(listRequests()).toEqual([]);
  },
);

test('page "/product/:id" shows "not found" if the product fails to load', async () => {
  resetMockServer('server-error:products');
  await visitPage('/product/1');
  expect(screen.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
});

test('page "/product/:id" has a skeleton, a heading and a title while the product is loading', async () => {
  resetMockServer('slow');
  await openPage('/product/1');
  expect(screen.getByRole('main').querySelector('[aria-busy=true]')).toBeInTheDocument();
  expect(document).toHaveProperty('title', 'Loading… | La Higuera');
  const heading = screen.getByRole('heading', { level: 1, name: 'Loading…' });
  focusHeading();
  expect(heading).toHaveFocus();
  await waitFor(() => expect(heading).not.toBeInTheDocument(), { timeout: 10_000 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('page "/product/:id" resets the quantity when another product is opened', async () => {
  const user = await visitPage(`/product/${board.id}`);
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  const [other] = findRelatedProducts(board, demoProducts);
  await user.click(screen.getByRole('link', { name: other?.name }));
  expect(await screen.findByRole('heading', { level: 1, name: other?.name })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1');
});
