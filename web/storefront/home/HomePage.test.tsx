import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { business, deliveryAreas } from '#contract/business';
import { categories } from '#contract/category';
import { getProductText } from '#contract/products/product-text';
import { localizePath } from '../../routing/paths';
import { storefrontTexts } from '../../testing/browser/storefront-texts';
import { demoFiles, visibleProducts } from '../../testing/demo-data';
import { resetMockServer } from '../../testing/mock-server';
import { openPage, visitPage } from '../../testing/visit-page';
import { seasonalCollectionQuery } from '../seasonal-collection/seasonal-collection-query';
import { testimonials } from './testimonials';

const pageTexts = {
  featured: 'Esta semana en nuestra mesa',
  collection: 'Para tu posada y Nochebuena',
  categories: 'Para dos, para veinte, para toda la cuadra',
  contactLink: 'Pregúntanos por tu evento',
  subject: 'Un evento a la medida',
  testimonials: 'Lo que nos contaron después',
  quotes: [/^Mi mamá contó los higos/, /^Antes de preguntarme/, /^Le mandé una caja/],
  delivery: 'Hasta dónde llegamos',
  free: 'Entrega gratis',
  fees: ['$15.00', '$35.00'],
  notice: /96 horas \(4 días\)/,
  failed: 'Algo salió mal. Inténtalo de nuevo.',
  loading: 'Cargando…',
};

const featured = visibleProducts.filter((product) => product.featured).slice(0, 3);
describe('page "/"', () => {
  const texts = { ...storefrontTexts.es, ...pageTexts };
  const home = localizePath('/', 'es');
  const region = (name: string) => within(screen.getByRole('region', { name }));

  test('has the tagline as heading', async () => {
    await visitPage(home);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(business.tagline.es);
  });

  test('shows the three newest featured products', async () => {
    await visitPage(home);
    const cards = region(texts.featured).getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(
      featured.map((product) => getProductText(product, 'name', 'es')),
    );
  });

  test('shows the seasonal collection with its last day to order', async () => {
    await visitPage(home);
    const collection = region(texts.collection);
    expect(collection.getByText(/^Pide a más tardar el \S+ 20 de diciembre$/)).toBeVisible();
    expect(
      collection.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Tabla de Posada', 'Tabla de Postres', 'Caja de Regalo Artesanal']);
  });

  test('shows no collection that has ended since it was cached', async () => {
    const ended = {
      title: { en: '', es: texts.collection },
      orderBy: { en: '', es: '' },
      products: [],
    };
    const endsAt = new Date(Date.now() - 1).toISOString();
    await visitPage(home, { data: { [seasonalCollectionQuery.key]: { ...ended, endsAt } } });
    expect(screen.queryByRole('region', { name: texts.collection })).toBeNull();
  });

  test('shows a loading state for the featured products', async () => {
    resetMockServer('slow');
    await openPage(home);
    expect(region(texts.featured).getByText(texts.loading)).toBeInTheDocument();
  });

  test('shows an error if the featured products fail to load, and the other sections', async () => {
    resetMockServer('server-error:featured-products');
    await visitPage(home);
    expect(region(texts.featured).getByRole('alert')).toHaveTextContent(texts.failed);
    expect(region(texts.testimonials).getAllByRole('figure')).toHaveLength(3);
  });

  test('links to the categories, the planner and the contact form for custom events', async () => {
    await visitPage(home);
    const section = region(texts.categories);
    const links = section.getAllByRole('link').map((link) => link.getAttribute('href'));
    const shopUrl = localizePath('/shop', 'es');
    const contact = localizePath('/contact', 'es');
    expect(links).toEqual([
      `${shopUrl}?category=boards`,
      `${shopUrl}?category=grazing`,
      `${shopUrl}?category=special`,
      `${shopUrl}?category=gifts`,
      localizePath('/plan', 'es'),
      `${contact}?${new URLSearchParams({ subject: texts.subject })}`,
    ]);
    for (const { name } of categories.slice(0, 3)) {
      expect(section.getByRole('link', { name: name.es })).toBeVisible();
    }
    expect(section.getByRole('link', { name: texts.contactLink })).toBeVisible();
  });

  test('shows three testimonials', async () => {
    await visitPage(home);
    const section = region(texts.testimonials);
    for (const quote of texts.quotes) expect(section.getByText(quote)).toBeVisible();
    for (const { name } of testimonials) expect(section.getByText(name)).toBeVisible();
    expect(section.getAllByRole('figure')).toHaveLength(3);
  });

  test('shows delivery areas, fees and lead time', async () => {
    await visitPage(home);
    const section = screen.getByRole('region', { name: texts.delivery });
    for (const { name, places } of deliveryAreas) {
      for (const placeName of [name.es, ...places]) expect(section).toHaveTextContent(placeName);
    }
    expect(region(texts.delivery).getAllByText(texts.free)).toHaveLength(1);
    for (const fee of texts.fees) expect(region(texts.delivery).getByText(fee)).toBeVisible();
    expect(section).toHaveTextContent(texts.notice);
  });

  test('shows a hero image tagged for it with its alternative text', async () => {
    const tagged = demoFiles.filter(({ tags }) => tags.includes('hero'));
    await visitPage(home, { variant: 1 });
    const [hero] = screen.getAllByRole('img');
    expect(tagged.map(({ alt }) => alt.es)).toContain(hero?.getAttribute('alt'));
    expect(hero).toHaveAttribute('fetchpriority', 'high');
    expect(hero).not.toHaveAttribute('loading', 'lazy');
  });
});

test('page "/" shows its text if the images fail to load', async () => {
  resetMockServer('server-error:media');
  await visitPage('/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(business.tagline.en);
});
