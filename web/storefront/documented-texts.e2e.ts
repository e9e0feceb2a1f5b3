import type { Page } from '@playwright/test';
import { business, deliveryAreas } from '#contract/business';
import { categories } from '#contract/category';
import type { Language } from '#contract/core/language';
import { blockScripts, expect, test, waitForHydration } from '../testing/browser/test';

/** Expected content of a page; paths have no language prefix. */
interface DocumentedPage {
  readonly path: string;
  readonly status: number;
  readonly heading: Readonly<Record<Language, string | RegExp>>;
  readonly texts: Readonly<Record<Language, readonly (string | RegExp)[]>>;
  readonly links: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

const getCategoryNames = (language: Language, slugs: readonly string[]) =>
  categories.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name[language]);

const cards = ['boards', 'grazing', 'special'];

const getAreaNames = (language: Language) => deliveryAreas.map(({ name }) => name[language]);

const pages: readonly DocumentedPage[] = [
  {
    path: '/',
    status: 200,
    heading: business.tagline,
    texts: {
      en: [
        'What people told us afterwards',
        'Where we deliver',
        'Free delivery',
        ...getAreaNames('en'),
      ],
      es: [
        'Lo que nos contaron después',
        'Hasta dónde llegamos',
        'Entrega gratis',
        ...getAreaNames('es'),
      ],
    },
    links: {
      en: { 'Ask about a custom event': '/contact?subject=A+custom+event' },
      es: { 'Pregúntanos por tu evento': '/contact?subject=Un+evento+a+la+medida' },
    },
  },
  {
    path: '/shop',
    status: 200,
    heading: { en: 'Shop', es: 'Tienda' },
    texts: {
      en: [/^Showing 1-9 of \d+ products$/],
      es: [/^Del 1 al 9 de \d+ productos$/],
    },
    links: {
      en: { All: '/shop', 'Grazing Tables': '/shop?category=grazing' },
      es: { Todo: '/shop', 'Mesas de quesos': '/shop?category=grazing' },
    },
  },
  {
    path: '/shop?category=nonsense',
    status: 200,
    heading: { en: 'Shop', es: 'Tienda' },
    texts: {
      en: [
        'No Products Found',
        'Try adjusting your filters to see more products.',
        'Reset Filters',
      ],
      es: [
        'No encontramos productos',
        'Prueba con otros filtros para ver más productos.',
        'Quitar filtros',
      ],
    },
    links: { en: { All: '/shop' }, es: { Todo: '/shop' } },
  },
  {
    path: '/shop-categories',
    status: 200,
    heading: { en: 'Shop by category', es: 'Compra por categoría' },
    texts: { en: getCategoryNames('en', cards), es: getCategoryNames('es', cards) },
    links: { en: { 'See all products': '/shop' }, es: { 'Ver todos los productos': '/shop' } },
  },
  {
    path: '/product/1',
    status: 200,
    heading: { en: /./, es: /./ },
    texts: {
      en: [/^Handcrafted in Los Angeles/, 'You Might Also Like', /^\$\d+\.\d\d$/],
      es: [/^A mano, en Los Ángeles/, 'También te puede gustar', /^\$\d+\.\d\d$/],
    },
    links: { en: { Shop: '/shop' }, es: { Tienda: '/shop' } },
  },
  {
    path: '/product/999999',
    status: 404,
    heading: { en: 'Product Not Found', es: 'Producto no encontrado' },
    texts: {
      en: ["Sorry, we couldn't find the product you're looking for."],
      es: ['Lo sentimos, no encontramos el producto que buscas.'],
    },
    links: { en: { 'Return to Shop': '/shop' }, es: { 'Volver a la tienda': '/shop' } },
  },
  {
    path: '/contact',
    status: 200,
    heading: { en: 'Contact Us', es: 'Contáctanos' },
    texts: {
      en: [
        "We'd love to hear from you",
        'Get In Touch',
        /^All board orders need 96 hours \(4 days\) notice\./,
      ],
      es: [
        'Nos encantará saber de ti',
        'Estemos en contacto',
        /^Todas las tablas se encargan con 96 horas \(4 días\) de anticipación\./,
      ],
    },
    links: {
      en: { [business.email]: `mailto:${business.email}`, ...business.social },
      es: { [business.email]: `mailto:${business.email}`, ...business.social },
    },
  },
  {
    path: '/nowhere',
    status: 404,
    heading: { en: 'Page Not Found', es: 'Página no encontrada' },
    texts: {
      en: ['The piece you are looking for seems to have been moved.', /York Boulevard/],
      es: ['Parece que la pieza que buscas cambió de lugar.', /York Boulevard/],
    },
    links: {
      en: {
        'Browse the categories': '/shop-categories',
        [business.phone.display]: 'tel:+13235550142',
      },
      es: {
        'Ver las categorías': '/shop-categories',
        [business.phone.display]: 'tel:+13235550142',
      },
    },
  },
];

const languageVariants = [
  { prefix: '', language: 'en', hrefPrefix: '' },
  { prefix: '/es', language: 'es', hrefPrefix: '/es' },
] as const;

const localizeHref = (path: string, hrefPrefix: string): string =>
  path.startsWith('/') ? hrefPrefix + path : path;

async function expectDocumented(
  page: Page,
  documented: DocumentedPage,
  { language, hrefPrefix }: (typeof languageVariants)[number],
): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(documented.heading[language]);
  for (const text of documented.texts[language]) {
    await expect(
      main.getByText(text, { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
  }
  for (const [name, path] of Object.entries(documented.links[language])) {
    const link = main.getByRole('link', { name, exact: true }).first();
    await expect(link).toHaveAttribute('href', localizeHref(path, hrefPrefix));
  }
}

for (const variant of languageVariants) {
  for (const documented of pages) {
    const { path, status } = documented;
    const url = (variant.prefix + path).replace(/(.)\/$/, '$1');

    test(`${url} shows the documented texts and links, before and after hydration`, async ({
      page,
    }) => {
      const release = await blockScripts(page);
      const response = await page.goto(url, { waitUntil: 'commit' });
      expect(response?.status()).toBe(status);
      await expectDocumented(page, documented, variant);
      release();
      await waitForHydration(page);
      await expectDocumented(page, documented, variant);
    });
  }
}

for (const { prefix, language } of languageVariants) {
  const failed = {
    en: 'Error loading products. Please try again later.',
    es: 'No pudimos cargar los productos. Inténtalo más tarde.',
  };

  test(`${prefix}/shop shows an error when the products cannot be loaded`, async ({ page }) => {
    await page.route('**/api/products', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto(`${prefix}/shop-categories`);
    await waitForHydration(page);
    await page.getByRole('main').getByRole('link').last().click();
    await expect(page.getByRole('alert')).toHaveText(failed[language]);
  });
}
