import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findEarliestDay } from '#contract/core/dates';
import { heroVariantCount } from '#contract/media/page-tags';
import { listProducts } from '#contract/products/endpoints';
import { tracesWarning } from '#contract/products/traces-warning';
import { sortByFeatured } from '#contract/products/visible-products';
import { getShopSettings } from '#contract/settings/endpoints';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import type { Fetcher } from '#renderer';
import { renderPage } from './server';
import { findProductByName, visibleProducts } from './testing/demo-data';
import { fetchFromMocks } from './testing/fetch-from-mocks';
import { receiveSubmissions, resetMockServer } from './testing/mock-server';
import { clientOnlyPaths, serverRenderedPaths } from './testing/page-paths';
import { buildShopSettings } from './testing/shop-facts';

const origin = 'https://lahiguera.example';

const render = (url: string, variant = 0) =>
  renderPage({ url, origin, variant, fetchResponse: fetchFromMocks });

/** Of the footer, on every page. */
const factsKey = '/api/settings/shop#facts';

const existingPaths = [
  ...serverRenderedPaths,
  ...clientOnlyPaths,
  '/shop?category=nonsense',
  '/shop?page=999',
  '/compare?products=19,15',
  '/shop?q=manchgo&category=boards',
  '/shop?q=xyzzy',
  '/shop?people=12&without=tree-nuts&diet=vegetarian&max=200',
  '/shop?date=2030-01-05&without=caffeine',
];
const missingPaths = [
  '/nowhere',
  '/product',
  '/product/0',
  '/product/abc',
  '/product/999999',
  '/shop/boards',
  '/%E0%A4%A',
];

const everyPage = ['en', 'es'].flatMap((language) =>
  [...existingPaths, ...missingPaths].map((path) => ({
    url: language === 'es' ? `/es${path}`.replace(/\/$/, '') : path,
    language,
    status: missingPaths.includes(path) ? 404 : 200,
  })),
);

describe.each(everyPage)('renderPage of $url', ({ url, language, status }) => {
  test(`returns status ${status}, the URL’s language and a complete body`, async () => {
    const page = await render(url);
    expect(page.status).toBe(status);
    expect(page.language).toBe(language);
    expect(page.body).toMatch(/^<div.*<main[^>]*>.*<h1.*<\/main>.*<\/footer><!--\/\$--><\/div>/s);
    expect(page.body).not.toContain('aria-busy');
    expect(existsSync(new URL(page.modules[0] ?? '', import.meta.url))).toBe(true);
  });

  test('puts one title and the description in the head, and no head elements in the body', async () => {
    const { head, body } = await render(url);
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(head).toMatch(/<meta name="description" content="[^"]+"/);
    expect(head.replace(/<title>[^<]*<\/title>|<(meta|link)[^>]*>|<\/?noscript>/g, '')).toBe('');
    expect(body).not.toMatch(/<(title|meta|link)\b/);
  });

  test('emits colors as CSS rules instead of style attributes', async () => {
    const { body, css } = await render(url);
    expect(body).not.toMatch(/\sstyle="/);
    const tones = new Set(body.match(/\btone-[0-9a-f]{6}\b/g));
    const ruleSelectors = css.match(/\.tone-[0-9a-f]{6}/g) ?? [];
    expect(ruleSelectors.sort()).toEqual([...tones].map((tone) => `.${tone}`).sort());
  });
});

test('renderPage renders a comparison, and embeds only the products that it shows', async () => {
  const { body, data } = await render('/es/compare?products=19,15');
  expect(body).toMatch(/<table.*Caja de Regalo Artesanal.*Caja para Amantes del Queso/s);
  expect(Object.keys(data).sort()).toEqual([
    '/api/products#compare/19,15',
    factsKey,
    '/api/settings/shop#order-days',
  ]);
  expect(data['/api/products#compare/19,15']).toHaveLength(2);
});

test('renderPage of a search with a typo embeds the matches and renders the search form', async () => {
  const { body, data, head } = await render('/es/shop?q=%20Manchgo%20&category=grazing');
  const listingKey = '/api/products#listing/grazing/1/Manchgo';
  expect(Object.keys(data)).toEqual([
    factsKey,
    '/api/settings/shop',
    listingKey,
    '/api/products#facets/grazing/Manchgo',
    '/api/seasonal-collection#texts',
  ]);
  expect(data[listingKey]).toMatchObject({
    products: [{ name: 'Grazing Table for Fifty' }],
    total: 1,
  });
  expect(body).toContain('action="/es/shop"');
  expect(body).toMatch(/<input type="hidden" name="category" value="grazing"/);
  expect(body).toMatch(/<input[^>]*name="q"[^>]*value="Manchgo"/);
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).not.toContain('rel="canonical"');
});

test('renderPage renders /cart and /wishlist without embedded data but for the footer', async () => {
  for (const [path, heading] of [
    ['/cart', 'Cart'],
    ['/es/wishlist', 'Lista de deseos'],
  ] as const) {
    const { body, data, head } = await render(path);
    expect(body).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(body).toContain('JavaScript');
    expect(Object.keys(data)).toEqual([factsKey]);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
  }
});

describe('renderPage of the status page of an order', () => {
  const accessKey = '0123456789abcdef0123456789abcdef';
  const receivedAt = '2026-11-21T20:00:00.000Z';
  const order = {
    id: 1,
    language: 'en',
    createdAt: receivedAt,
    receivedAt,
    updatedAt: receivedAt,
    readAt: null,
    name: 'Ana Núñez',
    email: 'ana@correo.mx',
    phone: null,
    status: 'New',
    eventDate: '2026-12-19',
    fulfilment: 'pickup',
    area: null,
    guests: 12,
    notes: 'Ring twice.',
    totalCents: 8800,
    lines: [{ productId: 1, productName: 'Fig Board', quantity: 1, priceCents: 8800 }],
    details: { accessKey, street: '5030 York Blvd' },
  } as const;

  test('has neither the order nor its key in the document, and is not indexed', async () => {
    await fetchFromMocks(listProducts, {});
    receiveSubmissions({ orders: [order] });
    const { head, body, data, status } = await render(`/es/order/LH-1001?key=${accessKey}`);
    expect(status).toBe(200);
    expect(body).toMatch(/<h1[^>]*>Pedido LH-1001<\/h1>/);
    expect(body).toContain('<noscript>');
    expect(head + body + JSON.stringify(data)).not.toMatch(
      /0123456789|5030|Ana Núñez|Ring twice|Fig Board/,
    );
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).toContain('<meta name="referrer" content="no-referrer"/>');
  });

  test.each([
    '/order/LH-1001',
    '/order/LH-1001?key=0',
    `/order/LH-9999?key=${accessKey}`,
    `/order/nonsense?key=${accessKey}`,
  ])('returns status 404 for %s', async (url) => {
    await fetchFromMocks(listProducts, {});
    receiveSubmissions({ orders: [order] });
    expect((await render(url)).status).toBe(404);
  });
});

test('renderPage of /shop contains products, images and pagination links without JavaScript', async () => {
  const { body } = await render('/es/shop?page=2');
  for (const product of sortByFeatured(visibleProducts).slice(9, 18)) {
    expect(body).toContain(`href="/es/product/${product.id}"`);
    expect(body).toContain(`src="${product.imageUrl.replaceAll('&', '&amp;')}&amp;width=`);
  }
  expect(body).toMatch(/href="\/es\/shop\?page=3"/);
});

test('renderPage of a product lists its facts in words', async () => {
  const { id } = findProductByName('Seven-Cheese Board');
  const { body } = await render(`/es/product/${id}`);
  expect(body).toMatch(/<dt[^>]*>Contiene<\/dt><dd>leche, nueces de árbol<\/dd>/);
});

test('renderPage of /plan renders the changed quantities of its URL', async () => {
  const readLine = async (url: string) =>
    (await render(url)).body.match(
      /href="\/product\/(\d+)(?:\?option=([a-z0-9-]+))?".*?Quantity: .*?(\d+)/s,
    ) ?? [];
  const [, id = '', option = '', quantity = ''] = await readLine('/plan?people=12');
  const products = visibleProducts.filter((product) => product.id === Number(id));
  const keys = products.flatMap(({ options }) => options.map(({ key }) => key));
  const changed = Number(quantity) + 1;
  const lines = (option ? [option] : ['', ...keys]).map((key) => `_${id}.${key}.${changed}`);
  const [, shownId, , shown] = await readLine(`/plan?people=12&quantities=value${lines.join('')}`);
  expect(shownId).toBe(id);
  expect(shown).toBe(String(changed));
});

describe('renderPage of a filtered /shop page', () => {
  const url = '/es/shop?category=boards&people=12&without=tree-nuts&max=200&sort=price';

  test('renders and embeds the results, and a form with the choices', async () => {
    const { body, data } = await render(url);
    const key = '/api/products#listing/boards/1/people=12&without=tree-nuts&max=200&sort=price';
    expect(data[key]).toMatchObject({
      products: [],
      adaptable: expect.arrayContaining([
        expect.objectContaining({
          name: 'Garden Board',
          offer: { people: 12, dollars: 158, size: 'large' },
        }),
        expect.objectContaining({ name: 'Classic Board' }),
      ]),
    });
    expect(body).toContain('href="/es/product/3?size=large"');
    expect(body).toMatch(/<form [^>]*aria-label="Filtros"/);
    for (const field of [
      /<input type="hidden" name="category" value="boards"/,
      /<input type="radio"[^>]* name="people"[^>]* checked="" value="12"/,
      /<input type="checkbox"[^>]* name="without"[^>]* checked="" value="tree-nuts"/,
    ])
      expect(body).toMatch(field);
    // Without JavaScript, a number would not follow the choices.
    expect(body).toContain('>Mostrar productos<');
    expect(body).toContain('Te las preparamos sin nueces de árbol');
    expect(body).toContain(tracesWarning.es);
    expect(body).toContain(
      'href="/es/shop?category=boards&amp;people=12&amp;max=200&amp;sort=price"',
    );
  });

  test('uses the owner’s settings for a date', async () => {
    resetMockServer();
    const date = '2030-01-05';
    const closed = buildShopSettings({ closedDates: [date] });
    const withClosedDate: Fetcher = (endpoint, input) =>
      Object.is(endpoint, getShopSettings)
        ? (Promise.resolve(closed) as never)
        : fetchFromMocks(endpoint, input);
    const renderDate = (fetchResponse: Fetcher) =>
      renderPage({ url: `/shop?date=${date}`, origin, variant: 0, fetchResponse });
    const key = `/api/products#listing/all/1/date=${date}`;
    expect((await renderDate(fetchFromMocks)).data[key]).toMatchObject({ page: 1, pageCount: 3 });
    expect((await renderDate(withClosedDate)).data[key]).toMatchObject({ total: 0 });
  });

  test('finds nothing on a day that has no room, and embeds the busy days', async () => {
    const { noticeHours } = defaultShopSettings;
    const date = findEarliestDay(new Date(), noticeHours, defaultShopSettings);
    const key = `/api/products#listing/all/1/date=${date}`;
    resetMockServer();
    expect((await render(`/shop?date=${date}`)).data[key]).not.toMatchObject({ total: 0 });
    resetMockServer('full-day');
    const { data } = await render(`/shop?date=${date}`);
    expect(data[key]).toMatchObject({ total: 0 });
    expect(data['/api/busy-days']).toContainEqual({ day: date, servingsLeft: -1 });
  });

  test.each([
    url,
    '/shop?people=12',
    '/shop?sort=price',
    '/shop?diet=keto',
    '/shop?category=sushi',
  ])('is not indexed: %s', async (path) => {
    const { head } = await render(path);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).not.toContain('rel="canonical"');
  });

  test.each(['/shop?category=boards', '/shop?category=boards&people=&max=&sort='])(
    'is indexed under its canonical URL: %s',
    async (path) => {
      const { head } = await render(path);
      expect(head).not.toContain('noindex');
      expect(head).toContain(`<link rel="canonical" href="${origin}/shop?category=boards"/>`);
    },
  );
});

describe('renderPage with settings that the owner saved', () => {
  const openDays = ['Monday', 'Tuesday', 'Wednesday'] as const;
  const changes = {
    openDays: [...openDays],
    opens: '09:30',
    closes: '18:00',
    pickupFrom: '10:00',
    pickupTo: '17:00',
    noticeHours: 48,
    cancellationHours: 48,
    largeEventNoticeHours: 504,
    minLargeEventGuests: 40,
    shippingFee: 12.5,
    closedDates: ['2027-02-14'],
    deliveryAreas: defaultShopSettings.deliveryAreas.map((area, index) => ({
      ...area,
      fee: [8, 0, 0][index] ?? 0,
    })),
  };

  const fetchResponse: Fetcher = async (endpoint, input) => {
    const response = await fetchFromMocks(endpoint, input);
    const isSettings = endpoint.path === getShopSettings.path;
    return isSettings ? (buildShopSettings(changes) as typeof response) : response;
  };
  const renderChanged = (url: string) => renderPage({ url, origin, variant: 0, fetchResponse });

  const renderText = async (url: string) => {
    const { head, body, structuredData } = await renderChanged(url);
    return `${head} ${body} ${structuredData}`
      .replaceAll('<!-- -->', '')
      .replaceAll('&#x27;', "'")
      .replace(/\s/g, ' ');
  };

  test.each([
    ['/shop', 'Monday to Wednesday, <span class="', '>9:30 am–6 pm<', 'Closed Thursday to Sunday'],
    ['/es/cart', 'De lunes a miércoles, <span class="', '>de 9:30 a. m. a 6 p. m.<'],
    ['/es/nowhere', 'Cerramos de jueves a domingo'],
    [
      '/',
      'Every board needs 48 hours (2 days) notice.',
      'For large events, write to us 3 to 4 weeks ahead.',
      '"opens":"09:30","closes":"18:00"',
      '"dayOfWeek":["https://schema.org/Monday","https://schema.org/Tuesday","https://schema.org/Wednesday"]',
    ],
    ['/es', 'Todas las tablas se encargan con 48 horas (2 días) de anticipación.', '$8.00'],
    [
      '/contact',
      'All board orders need 48 hours (2 days) notice.',
      'with 48 hours’ notice.',
      '"opens":"09:30","closes":"18:00"',
    ],
    ['/es/contact', 'con 48 horas de anticipación.'],
    [
      '/faq',
      'All boards need 48 hours (2 days) notice,',
      'write to us 3–4 weeks ahead',
      'For 40 guests or more',
      'for $12.50.',
      'In these areas the fee depends on the location: Highland Park.',
    ],
    ['/about', 'we ask for 2 days of notice', 'We buy from neighbors first.'],
    ['/es/recipes', 'Con 2 días de aviso'],
    ['/restoration', 'Every board needs 48 hours (2 days) of notice.'],
    ['/terms', 'Highland Park: $8.00', 'Gift boxes ship for $12.50'],
  ])('says them on %s', async (url, ...texts) => {
    const text = await renderText(url);
    for (const expected of texts) expect(text).toContain(expected);
    expect(text).not.toMatch(/96 h|4 days|4 días|11 am|7 p\. m\./);
  });

  test('embeds neither closed dates nor ZIP codes', async () => {
    const { data } = await renderChanged('/shop');
    expect(JSON.stringify(data[factsKey])).not.toMatch(/2027|90042/);
  });
});

test('renderPage preloads the hero image with high priority', async () => {
  const { head } = await render('/', 7);
  const preloads = head.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  expect(preloads.length).toBeGreaterThan(0);
  for (const preload of preloads) expect(preload).toContain('fetchPriority="high"');
});

test('renderPage renders a hero image for every variant of the home page', async () => {
  for (let variant = 0; variant < heroVariantCount; variant += 1) {
    const { body, head } = await render('/', variant);
    expect(body).toContain('<picture>');
    expect(head).toContain('as="image"');
  }
});

test('renderPage renders / and /shop without products', async () => {
  resetMockServer('empty');
  expect((await render('/')).status).toBe(200);
  expect((await render('/shop')).body).toContain('No Products Found');
});

test('renderPage rejects when the API responds with status 500', async () => {
  resetMockServer('server-error:products');
  await expect(render('/shop')).rejects.toThrow(/^500: /);
});

test.each(['/es//shop', '/%2F%2Fevil.example', '/shop%00', '/SHOP/BOARDS', '/es/es/shop'])(
  'renderPage of the malformed URL %s returns a complete page with status 404',
  async (url) => {
    const { body, status } = await render(url);
    expect(body).toMatch(/<main[^>]*>.*<h1/s);
    expect(status).toBe(404);
  },
);

test('renderPage escapes query parameters in the markup', async () => {
  const { head, body } = await render('/shop?category=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
  expect(head + body).not.toContain('<script>');
});

describe('renderPage of a product', () => {
  // A Monday, 10:00 in Los Angeles.
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-23T18:00:00Z'), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const board = findProductByName('Mediterranean Board');

  test('says when it can be had, what delivery costs, when it’s paid and how to keep it', async () => {
    const { body } = await render(`/product/${board.id}`);
    const [facts = ''] = /<dl class="[^"]*PurchaseFacts.*?<\/dl>/s.exec(body) ?? [];
    expect(
      facts
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ).toBe(
      'Earliest Fri, Nov 27 ' +
        'Delivery Highland Park free, Northeast LA $15.00, Greater LA $35.00, or pickup ' +
        'Payment Nothing now: you pay after we confirm, by card link, cash or Zelle. ' +
        'For 30 guests or more, we ask for a deposit of 50%. ' +
        'Keeping it Keep it covered in the refrigerator, and take it out 30–45 minutes before ' +
        'serving. Leftovers keep 1–2 days.',
    );
  });

  test('expires when its earliest day does', async () => {
    const { expiresAt } = await render(`/product/${board.id}`);
    // 11:00 in Los Angeles, 96 hours before the shop opens that Friday.
    expect(expiresAt).toEqual(new Date('2026-11-23T19:00:00Z'));
    expect((await render('/product/999999')).expiresAt).toBeUndefined();
    expect((await render('/about')).expiresAt).toBeUndefined();
  });
});

describe.each(['/', '/shop'])('renderPage of %s', (path) => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-23T18:00:00Z'), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('expires when the seasonal collection ends', async () => {
    const { body, expiresAt } = await render(path);
    expect(body).toContain('Order by Sunday, December 20');
    expect(expiresAt).toEqual(new Date('2026-12-21T08:00:00Z'));
  });
});
