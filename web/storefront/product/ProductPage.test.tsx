import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { categories } from '#contract/category';
import { regionNames, relatedProducts } from '#contract/products/details';
import { productText } from '#contract/products/rules';
import { localizePath } from '../../routing/paths';
import { currentAddress } from '../../testing/addresses';
import { words } from '../../testing/browser/languages';
import { catalogue, productNamed, shownProduct } from '../../testing/demo-shop';
import { openShop, requestsMade } from '../../testing/mock-server';
import { productAnswers } from '../../testing/product-answers';
import { openPage, renderPage } from '../../testing/render-page';

const sentences = {
  trail: 'Ruta de navegación',
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
  noneRelated: '¡Muy pronto habrá más productos!',
};

const board = shownProduct(({ category, origin }) => category === 'boards' && origin !== null);

const factNamed = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('the page of a product', () => {
  const say = { ...words.es, ...sentences };
  const pageOf = ({ id }: { id: number }) => localizePath(`/product/${id}`, 'es');
  const name = productText(board, 'name', 'es');
  const headingPrice = () => screen.getByText(say.price, { selector: 'p > span' }).parentElement;
  const category = categories.find(({ slug }) => slug === board.category)?.name.es ?? '';

  test('says what it is, what it costs and where it was made', async () => {
    await renderPage(pageOf(board));
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText(productText(board, 'description', 'es'))).toBeVisible();
    expect(headingPrice()).toHaveTextContent(`$${board.price.toFixed(2)}`);
    const origin = screen.getByText(new RegExp(say.handcrafted(board.origin ?? '')));
    expect(origin).toHaveTextContent(category);
  });

  test('says that its price is the lowest of several, as it is ordered', async () => {
    const bar = productNamed('Live Board Bar');
    await renderPage(pageOf(bar));
    expect(headingPrice()).toHaveTextContent(`${say.price} ${say.from('$980.00')}`);
  });

  test('names the size that its price is for where a smaller one costs less', async () => {
    const classic = productNamed('Classic Board');
    await renderPage(pageOf(classic));
    const size = 'Mediana, 5 a 8 personas';
    expect(headingPrice()).toHaveTextContent(`${say.price} $128.00 ${size}`);
  });

  test.each(['Board-Making Class', 'Live Board Bar'])(
    'leaves out region and weight of %s, which has none',
    async (service) => {
      const product = { ...productNamed(service), weight: null };
      await renderPage(pageOf(product), { data: productAnswers(product) });
      expect(factNamed(say.servingSize)).toBeVisible();
      expect(screen.queryByText(say.region)).not.toBeInTheDocument();
      expect(screen.queryByText(say.weight)).not.toBeInTheDocument();
    },
  );

  test('says where the ingredients of food are from and what it weighs', async () => {
    await renderPage(pageOf(board));
    expect(factNamed(say.region)).toHaveTextContent(regionNames[board.region].es);
    expect(factNamed(say.weight)).toHaveTextContent(board.weight ?? '');
  });

  test('leads back along its trail', async () => {
    const user = await renderPage(pageOf(board));
    const trail = within(screen.getByRole('navigation', { name: say.trail }));
    const steps = trail
      .getAllByRole('link')
      .map((step) => [step.textContent, step.getAttribute('href')]);
    expect(steps).toEqual([
      [say.home, localizePath('/', 'es')],
      [say.nav.shop, localizePath('/shop', 'es')],
      [category, localizePath('/shop?category=boards', 'es')],
    ]);
    expect(trail.getByText(name)).toHaveAttribute('aria-current', 'page');
    await user.click(trail.getByRole('link', { name: category }));
    expect(await screen.findByRole('heading', { level: 1, name: category })).toBeVisible();
    expect(currentAddress()).toBe(localizePath('/shop?category=boards', 'es'));
  });

  test('says so where allergens and serving size are missing, and leaves out the rest', async () => {
    const silent = { ...board, allergens: null, servingSize: '', ingredients: ' ' };
    const product = { ...silent, translations: {} };
    await renderPage(pageOf(product), { data: productAnswers(product) });
    expect(screen.getAllByText(say.unknown)).toHaveLength(2);
    expect(factNamed(say.allergens)).toHaveTextContent(say.unknown);
    expect(factNamed(say.servingSize)).toHaveTextContent(say.unknown);
    expect(screen.queryByText(say.ingredients)).not.toBeInTheDocument();
  });

  test('says what is in it where that is known', async () => {
    await renderPage(pageOf(board));
    expect(factNamed(say.allergens)).toHaveTextContent(productText(board, 'allergens', 'es'));
    expect(screen.queryByText(say.unknown)).not.toBeInTheDocument();
  });

  test.each([null, 'Los Angeles'])(
    'names Los Angeles where the product is made in %o',
    async (origin) => {
      const product = { ...board, origin };
      await renderPage(pageOf(product), { data: productAnswers(product) });
      expect(screen.getByText(new RegExp(say.handcrafted(say.city)))).toBeVisible();
    },
  );

  test('ends in others of its category, then of the shop', async () => {
    await renderPage(pageOf(board));
    const section = screen.getByRole('region', { name: say.related });
    const names = within(section).getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(
      relatedProducts(board, catalogue).map((other) => productText(other, 'name', 'es')),
    );
    expect(screen.queryByText(say.noneRelated)).not.toBeInTheDocument();
  });

  test('says that more will come when there are no others', async () => {
    openShop('one-product');
    await renderPage(pageOf({ id: 1 }));
    const section = screen.getByRole('region', { name: say.related });
    expect(section).toHaveTextContent(say.noneRelated);
    expect(within(section).queryByRole('article')).not.toBeInTheDocument();
  });

  test('of a product that is not there leads back to the shop', async () => {
    const user = await renderPage(pageOf({ id: 999999 }));
    expect(screen.getByRole('heading', { level: 1, name: say.productNotFound })).toBeVisible();
    expect(screen.getByText(say.sorry)).toBeVisible();
    await user.click(screen.getByRole('link', { name: say.back }));
    expect(await screen.findByRole('heading', { level: 1, name: say.nav.shop })).toBeVisible();
    expect(currentAddress()).toBe(localizePath('/shop', 'es'));
  });
});

test.each(['abc', '0', '-1', '1.5', '01', '1e1', '', '9'.repeat(40)])(
  "nothing is asked for a product '%s', which is not there",
  async (segment) => {
    await renderPage(`/product/${segment}`);
    expect(screen.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
    expect(requestsMade()).toEqual([]);
  },
);

test('a product that cannot be loaded is not found', async () => {
  openShop('server-error:products');
  await renderPage('/product/1');
  expect(screen.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
});

test('a product on its way is neither there nor missing', async () => {
  openShop('slow');
  await openPage('/product/1');
  expect(screen.getByRole('main').querySelector('[aria-busy=true]')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
});

test('another product takes the place of the first, with a quantity of its own', async () => {
  const user = await renderPage(`/product/${board.id}`);
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  const [other] = relatedProducts(board, catalogue);
  await user.click(screen.getByRole('link', { name: other?.name }));
  expect(await screen.findByRole('heading', { level: 1, name: other?.name })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1');
});
