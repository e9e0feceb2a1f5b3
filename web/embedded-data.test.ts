import { expect, test } from 'vitest';
import type { Fetcher } from '#renderer';
import { renderPage } from './server';
import { fetchFromMocks } from './testing/fetch-from-mocks';
import { listRequests } from './testing/mock-server';

const origin = 'https://lahiguera.example';

const render = (url: string, variant = 0) =>
  renderPage({ url, origin, variant, fetchResponse: fetchFromMocks });

/** Of the footer, on every page. */
const factsKey = '/api/settings/shop#facts';

test('renderPage embeds only the data that a product page shows', async () => {
  const { data } = await render('/product/1');
  expect(Object.keys(data).sort()).toEqual([
    '/api/products#related/1',
    '/api/products/1',
    '/api/products/1/images#gallery',
    factsKey,
    '/api/settings/shop#order-days',
  ]);
  expect(data['/api/products#related/1']).toHaveLength(4);
  expect([...listRequests()].sort()).toEqual([
    '/api/products',
    '/api/products/1',
    '/api/products/1/images',
    '/api/settings/shop',
  ]);
});

test.each([
  ['', 'en', 'es'],
  ['/es', 'es', 'en'],
])(
  'renderPage of %s/product/1 embeds what it selects in the language %s only, and the product in both',
  async (prefix, language, other) => {
    const { data } = await render(`${prefix}/product/1`);
    const { '/api/products/1': product, ...selections } = data;
    const listKeys = (value: unknown) => JSON.stringify(value).match(/"(?:en|es)":/g) ?? [];
    expect(listKeys(selections)).toContain(`"${language}":`);
    expect(listKeys(selections)).not.toContain(`"${other}":`);
    expect(listKeys(product)).toEqual(expect.arrayContaining(['"en":', '"es":']));
  },
);

test('renderPage of a Spanish page embeds the English name of an option that has no Spanish one', async () => {
  const withoutSpanishName: Fetcher = async (endpoint, input) => {
    const response = await fetchFromMocks(endpoint, input);
    const json = JSON.stringify(response).replaceAll('"es":"Mediana"', '"es":""');
    return JSON.parse(json);
  };
  const { data } = await renderPage({
    url: '/es/compare?products=18,1',
    origin,
    variant: 0,
    fetchResponse: withoutSpanishName,
  });
  const json = JSON.stringify(data['/api/products#compare/18,1']);
  expect(json).toContain('"name":{"en":"Medium","es":""}');
  expect(json).toContain('"name":{"es":"Grande"}');
});

test('renderPage embeds the nine products of a /shop page', async () => {
  const { data } = await render('/shop?page=2');
  expect(data).toEqual({
    '/api/products#listing/all/2': expect.objectContaining({ page: 2, first: 10, last: 18 }),
    '/api/products#facets/all': expect.objectContaining({ people: expect.anything() }),
    '/api/seasonal-collection#texts': expect.anything(),
    [factsKey]: expect.anything(),
  });
});

test('renderPage of the home page embeds the images that its variant shows, of all that could be', async () => {
  for (const variant of [0, 3]) {
    const { data, body } = await render('/', variant);
    const heroKeys = Object.keys(data).filter((key) => key.includes('#hero'));
    expect(heroKeys).toEqual([expect.stringMatching(new RegExp(`#hero/${variant}$`))]);
    const urls = JSON.stringify(data[heroKeys[0] ?? '']).match(/\/api\/media\/optimize\/\w+/g);
    expect(urls?.length).toBeLessThanOrEqual(3);
    for (const url of urls ?? []) expect(body).toContain(url);
  }
});
