import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { categories } from '#contract/category';
import { parseOrderNumber } from '#contract/orders/rules';
import { emptyFilter } from '#contract/products/catalog-filter';
import { catalogPageSize } from '#contract/products/catalog-page';
import { filterCatalog } from '#contract/products/filter-catalog';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { isVisible, sortByFeatured } from '#contract/products/visible-products';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import { formatPrice } from '../i18n/formats';
import { localizePath, paths } from '../routing/paths';
import { allergyWarning } from '../storefront/faq/allergy-warning';
import { areaFee, boardId, fillForm, getMain, orderTexts } from '../testing/browser/order-form';
import { signInAsOwner } from '../testing/browser/owner';
import { createStoppableServer, type StoppableServer } from '../testing/browser/stoppable-server';
import { storefrontTexts } from '../testing/browser/storefront-texts';
import { expect, test } from '../testing/browser/test';

// All tests share the device state of a single visit.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const textsByLanguage = {
  en: {
    noNuts: 'nut-free',
    offline: 'Offline.',
    waiting: 'Waiting to be sent',
    asOfText: /as of \w{3} \d/,
  },
  es: {
    noNuts: 'sin nueces',
    onRequest: 'Estas te las preparamos sin eso',
    place: 'entrega a Eagle Rock',
    fee: /^Entregamos en Eagle Rock por \$/,
    offline: 'Sin conexión.',
    waiting: 'Por enviar',
    refused: 'No pudimos recibir uno de tus envíos',
    edit: 'Editar',
    addEvent: /Agrega día, personas y lugar$/,
    orderReceived: 'Ya tenemos tu pedido',
    asOfOrder: /^El .+ estaba así\./,
    asOfText: /Precio del \d+ \w{3}/,
  },
};

let server: StoppableServer;
let profile: string;
let products: readonly Product[];
let context: BrowserContext;
let page: Page;

/** A persistent profile keeps caches and storage across browser restarts. */
async function openBrowser(options: LaunchOptions): Promise<void> {
  context = await chromium.launchPersistentContext(profile, {
    ...options,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'allow',
  });
  page = context.pages()[0] ?? (await context.newPage());
}

test.beforeAll(async ({ launchOptions }) => {
  test.setTimeout(180_000);
  profile = await mkdtemp(join(tmpdir(), 'la-higuera-profile-'));
  server = await createStoppableServer();
  await server.start();
  // A server that has just started on a busy machine may answer 503.
  await expect(async () => {
    const response = await fetch(`${server.origin}/api/products`);
    expect(response.status).toBe(200);
    products = await response.json();
  }).toPass();
  await openBrowser(launchOptions);
  await page.goto(server.origin);
  await expect(page.getByText('Ready offline').first()).toBeVisible({ timeout: 150_000 });
  await context.close();
  await server.stop();
  await openBrowser(launchOptions);
});

test.afterAll(async () => {
  await context.close();
  await server.remove();
  await rm(profile, { recursive: true });
});

/** Waits until loading has finished without errors. */
async function open(path: string): Promise<void> {
  await page.goto(server.origin + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** Expects every visible image to be loaded. */
async function expectImagesLoaded(): Promise<void> {
  await expect
    .poll(() =>
      page.locator('main img').evaluateAll((images) => {
        const visible = images.filter(
          (image): image is HTMLImageElement => 'naturalWidth' in image,
        );
        return visible.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
      }),
    )
    .toBe(true);
  const failed = page.getByText(/^(Image failed to load|No se pudo cargar la imagen)$/);
  await expect(failed).toHaveCount(0);
}

const texts = { ...storefrontTexts.es, ...textsByLanguage.es };

const otherPaths = [
  paths.home(),
  paths.shopCategories(),
  paths.about(),
  paths.faq(),
  paths.recipes(),
  paths.restoration(),
  paths.terms(),
  paths.privacy(),
  paths.contact(),
  paths.cart(),
  paths.wishlist(),
  paths.shop({ q: 'manchego' }),
];

for (const path of otherPaths) {
  test(`${path} opens offline from the service worker`, async () => {
    await open(localizePath(path, 'es'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expectImagesLoaded();
  });
}

test('/shop opens offline with every category and page', async () => {
  for (const category of [undefined, ...categories.map(({ slug }) => slug)]) {
    const categoryProducts = products.filter(
      (product) => isVisible(product) && (!category || product.category === category),
    );
    const pageCount = Math.max(1, Math.ceil(categoryProducts.length / catalogPageSize));
    for (let number = 1; number <= pageCount; number += 1) {
      await open(localizePath(paths.shop({ ...(category && { category }), page: number }), 'es'));
      const visible = sortByFeatured(categoryProducts).slice(
        (number - 1) * catalogPageSize,
        number * catalogPageSize,
      );
      await expect(page.getByRole('article')).toHaveCount(visible.length);
      await expectImagesLoaded();
    }
  }
});

test('/shop opens offline with filters, and finds what it finds online', async () => {
  const { products: found, onRequest } = filterCatalog(
    products,
    { ...emptyFilter, people: 12, diets: ['vegetarian'], sort: 'price' },
    { now: new Date(), settings: defaultShopSettings, busyDays: [] },
  );
  const names = [...found, ...onRequest].map((product) => getProductText(product, 'name', 'es'));
  expect(found.length).toBeGreaterThan(0);
  await open(
    localizePath(paths.shop({ people: ['12'], diet: ['vegetarian'], sort: ['price'] }), 'es'),
  );
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(
    names.slice(0, catalogPageSize),
  );
});

test('/product/:id opens offline with its image for every product', async () => {
  for (const product of products) {
    await open(localizePath(paths.product(product.id), 'es'));
    const name = getProductText(product, 'name', 'es');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    // Hidden products have no image, online or offline.
    if (!product.image) continue;
    await expect(page.getByRole('button', { name: texts.enlarge }).locator('img')).toBeVisible();
    await expectImagesLoaded();
  }
});

test('an offline search lists without nuts only what is made so, and answers questions', async () => {
  await open(localizePath(paths.shop({ q: textsByLanguage.es.noNuts }), 'es'));
  await expect(page.getByText(allergyWarning.es)).toBeVisible();
  const onRequest = page.getByRole('region', { name: textsByLanguage.es.onRequest });
  await expect(onRequest.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(await onRequest.getByRole('article').count());

  await open(localizePath(paths.shop({ q: textsByLanguage.es.place }), 'es'));
  await expect(page.getByText(textsByLanguage.es.fee)).toBeVisible();
});

test('an unknown URL shows the not-found page offline', async () => {
  await open(localizePath('/nowhere', 'es'));
  await expect(page.getByRole('heading', { level: 1, name: texts.pageNotFound })).toBeVisible();
});

test('an event can be chosen offline, marks the products of the shop, and is cleared', async () => {
  await open('/es');
  await getMain(page)
    .getByRole('button', { name: 'Agrega el lugar y lo que hay que evitar' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Tu evento' });
  await dialog.getByRole('checkbox', { name: 'Nueces de árbol' }).check();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await open('/es/shop');
  await expect(getMain(page).getByText('Contiene nueces de árbol').first()).toBeVisible();
  await getMain(page).getByRole('button', { name: 'sin nueces de árbol' }).click();
  await dialog.getByRole('button', { name: 'Borrar el evento' }).click();
  await expect(getMain(page).getByRole('button', { name: texts.addEvent })).toBeVisible();
  await expect(getMain(page).getByText('Contiene nueces de árbol')).toHaveCount(0);
});

test('offline prices show their date, and the page shows the offline banner', async () => {
  await open(localizePath(paths.shop(), 'es'));
  const offline = page.getByRole('status').filter({ hasText: texts.offline });
  await expect(offline).toBeVisible();
  await expect(offline.getByRole('link', { name: texts.waiting })).toHaveAttribute(
    'href',
    localizePath(paths.cart(), 'es'),
  );
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: texts.asOfText })).toHaveCount(await cards.count());
});

test('a URL with a hash scrolls to its element offline', async () => {
  await open(localizePath('/faq#lead-time', 'es'));
  await expect(page.locator('#lead-time')).toBeInViewport();
});

test('a product can be added to the cart offline', async () => {
  const board = products.find(({ inStock, image }) => inStock && image);
  if (!board) throw new Error('No product is in stock.');
  await open(localizePath(paths.product(board.id), 'es'));
  await page.getByRole('button', { name: texts.addToCart }).first().click();
  await open(localizePath(paths.cart(), 'es'));
  await expect(page.getByText(getProductText(board, 'name', 'es')).first()).toBeVisible();
});

test('the offline banner disappears once the server is reachable again', async () => {
  await open(paths.shop());
  const offline = page.getByRole('status').filter({ hasText: textsByLanguage.en.offline });
  await expect(offline).toBeVisible();
  await server.start();
  await expect(offline).toHaveCount(0, { timeout: 90_000 });
  await expect(page.getByText(textsByLanguage.en.asOfText)).toHaveCount(0);
});

test('an order put together offline is sent later, priced again, accepted, and followed', async () => {
  const order = orderTexts.es;
  const board = products.find(({ id }) => id === boardId);
  if (!board) throw new Error('The demo data has no such board.');
  const owner = await signInAsOwner({ page, origin: server.origin });
  const main = getMain(page);
  await page.evaluate(() => localStorage.removeItem('cart'));
  await context.setOffline(true);

  await open(localizePath(paths.home(), 'es'));
  await main.getByRole('link', { name: texts.boards }).first().click();
  const name = getProductText(board, 'name', 'es');
  await main.getByRole('link', { name }).first().click();
  await main.getByRole('button', { name: texts.addToCart }).first().click();
  await page.getByRole('banner').getByRole('link', { name: order.cart }).click();
  await fillForm(page, 'es', 'ana@correo.mx');
  await main.getByRole('button', { name: order.send }).click();
  const pending = page.getByRole('region', { name: texts.waiting });
  await expect(pending.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(pending.getByRole('listitem')).toHaveCount(1);

  const price = board.price + 7;
  const fee = areaFee + 4;
  await owner.setPrice(boardId, price);
  const areas = defaultShopSettings.deliveryAreas.map((area) =>
    area.fee === areaFee ? { ...area, fee } : area,
  );
  await owner.changeSettings({ deliveryAreas: areas });
  await context.setOffline(false);
  await expect(page.getByText(texts.refused).first()).toBeVisible();
  await pending.getByRole('button', { name: texts.edit }).click();
  const changes = page.getByRole('region', { name: order.changes });
  await expect(changes).toContainText(name);
  await expect(changes).toContainText(formatPrice(price, 'es'));
  await expect(changes).toContainText(formatPrice(fee, 'es'));
  await changes.getByRole('button', { name: order.accept }).click();
  await expect(main.getByText(order.upToDate)).toContainText(formatPrice(price + fee, 'es'));
  await main.getByRole('button', { name: order.send }).click();

  const heading = page.getByRole('heading', { level: 1, name: order.order });
  await expect(heading).toBeVisible();
  const id = parseOrderNumber((await heading.textContent())?.replace('Pedido ', '') ?? '') ?? 0;
  expect(await owner.fetchOrder(id)).toMatchObject({ fee, total: price + fee, language: 'es' });
  await expect(main).not.toContainText('por correo');
  await page.getByRole('link', { name: order.statusPage }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.orderReceived })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: texts.asOfOrder })).toBeVisible();
  await expect(main.getByText(formatPrice(price + fee, 'es')).first()).toBeVisible();
  await context.setOffline(false);
});
