import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getProductText } from '#contract/products/product-text';
import { localizePath, paths } from '../../routing/paths';
import { demoFiles, findProductByName } from '../../testing/demo-data';
import { listRequests, resetMockServer } from '../../testing/mock-server';
import { findUntranslatedText } from '../../testing/untranslated-text';
import { openPage, visitPage } from '../../testing/visit-page';
import { aboutImagesQuery, gallery, galleryQuery } from './about-images';
import { namedProductsQuery } from './named-products-query';

const texts = {
  introduction: /^Somos Elena Figueroa y Marisol Figueroa, madre e hija\./,
  story: { heading: 'Nuestra historia', text: /^Detrás de la casa de Highland Park/ },
  notice: /pedimos 4 días de anticipación\.$/,
  mission: { heading: 'Nuestra misión', text: 'Trabajamos para la sobremesa.' },
  selections: {
    heading: 'Lo que escogemos',
    names: ['Carnes frías', 'Quesos', 'La fruta y lo demás'],
  },
  art: {
    heading: 'El arte de la charcutería',
    steps: ['Selección', 'Armado', 'Toque final'],
  },
  quote: /^Marisol mide y yo pruebo\./,
  sustainability: {
    heading: 'Sustentabilidad',
    columns: ['Medio ambiente', 'Comunidad', 'Cultura'],
  },
  gallery: 'Tablas que ya salieron de nuestra cocina',
  missing: 'Imagen no disponible',
  shop: 'Ver todo lo que hacemos',
};

const stepTags = ['about-selection', 'about-arrangement', 'about-finishing'];

const imageQueries = [aboutImagesQuery, galleryQuery];

const emptyLibraryData = Object.fromEntries(imageQueries.map(({ key }) => [key, []]));

describe('page /about', () => {
  const about = localizePath('/about', 'es');
  const region = (name: string) => within(screen.getByRole('region', { name }));
  const getAlt = (tag: string) => demoFiles.find(({ tags }) => tags.includes(tag))?.alt.es;

  test('shows the introduction and a hero image with high fetch priority', async () => {
    await visitPage(about);
    expect(screen.getByText(texts.introduction)).toBeVisible();
    const [hero] = await screen.findAllByRole('img');
    expect(hero).toHaveAttribute('alt', getAlt('about-hero'));
    expect(hero).toHaveAttribute('fetchpriority', 'high');
  });

  test('shows story, mission and selections', async () => {
    await visitPage(about);
    expect(region(texts.story.heading).getByText(texts.story.text)).toBeVisible();
    expect(region(texts.story.heading).getByText(texts.notice)).toBeVisible();
    expect(region(texts.mission.heading).getByText(texts.mission.text)).toBeVisible();
    expect(region(texts.mission.heading).getByRole('img')).toHaveAttribute(
      'alt',
      getAlt('about-table'),
    );
    const names = region(texts.selections.heading).getAllByRole('term');
    expect(names.map(({ textContent }) => textContent)).toEqual(texts.selections.names);
  });

  test('names products that have what was selected, with links', async () => {
    await visitPage(about);
    const links = await region(texts.selections.heading).findAllByRole('link');
    const names = ['Highland Park Board', 'Seven-Cheese Board', 'Fig and Flower Board'];
    const products = names.map(findProductByName);
    expect(links.map(({ textContent }) => textContent)).toEqual(
      products.map((product) => getProductText(product, 'name', 'es')),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      products.map(({ id }) => localizePath(paths.product(id), 'es')),
    );
  });

  test('names no products that are not in the shop', async () => {
    resetMockServer('empty');
    await visitPage(about);
    expect(region(texts.selections.heading).queryByRole('link')).toBeNull();
  });

  test('shows the art of charcuterie in three steps with images', async () => {
    await visitPage(about);
    await region(texts.art.heading).findAllByRole('img');
    const steps = region(texts.art.heading).getAllByRole('listitem');
    const rendered = steps.map((step) => [
      within(step).getByRole('heading', { level: 3 }).textContent,
      within(step).getByRole('img').getAttribute('alt'),
    ]);
    expect(rendered).toEqual(
      texts.art.steps.map((name, index) => [name, getAlt(stepTags[index] ?? '')]),
    );
  });

  test('shows the quote of Elena Figueroa', async () => {
    await visitPage(about);
    const quote = screen.getByText(texts.quote);
    expect(quote.tagName).toBe('BLOCKQUOTE');
    expect(quote.closest('figure')).toHaveTextContent('Elena Figueroa');
  });

  test('shows sustainability in three columns at #sustainability', async () => {
    await visitPage(about);
    const section = screen.getByRole('region', { name: texts.sustainability.heading });
    expect(section).toHaveAttribute('id', 'sustainability');
    const columns = within(section).getAllByRole('heading', { level: 3 });
    expect(columns.map(({ textContent }) => textContent)).toEqual(texts.sustainability.columns);
  });

  test('shows the gallery and a link to the shop', async () => {
    await visitPage(about);
    const boards = demoFiles.filter(({ tags }) => tags.includes(gallery.tag));
    const images = await region(texts.gallery).findAllByRole('img');
    expect(images).toHaveLength(gallery.count);
    for (const image of images) {
      expect(boards.map(({ alt }) => alt.es)).toContain(image.getAttribute('alt'));
    }
    expect(screen.queryByText(texts.missing)).not.toBeInTheDocument();
    expect(region(texts.gallery).getByRole('link', { name: texts.shop })).toHaveAttribute(
      'href',
      localizePath('/shop', 'es'),
    );
  });

  test('reserves space for every gallery image while loading', async () => {
    resetMockServer('slow');
    await openPage(about);
    expect(region(texts.gallery).getAllByText(texts.missing)).toHaveLength(gallery.count);
    expect(screen.getAllByText(texts.missing)).toHaveLength(gallery.count);
  });

  test('shows a placeholder for a gallery image that fails to load', async () => {
    await visitPage(about);
    const [image] = await region(texts.gallery).findAllByRole('img');
    fireEvent.error(image as HTMLElement);
    expect(region(texts.gallery).getAllByText(texts.missing)).toHaveLength(1);
  });

  test.each([
    ['fails to load', { scenarios: ['server-error:media'] as const, data: {} }],
    ['is missing in the library', { scenarios: [], data: emptyLibraryData }],
  ])('shows a placeholder for every gallery image that %s', async (_, { scenarios, data }) => {
    resetMockServer(...scenarios);
    await visitPage(about, { data });
    const heroTableAndSteps = 2 + stepTags.length;
    expect(region(texts.gallery).getAllByText(texts.missing)).toHaveLength(gallery.count);
    expect(screen.getAllByText(texts.missing)).toHaveLength(heroTableAndSteps + gallery.count);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText(texts.quote)).toBeVisible();
  });
});

test('page /about requests its images by tag, and the products that it names', async () => {
  await visitPage('/about');
  expect([...listRequests()].sort()).toEqual(
    [...imageQueries, namedProductsQuery].map(({ url }) => url).sort(),
  );
});

test('page /about does not request data that the server response already contains', async () => {
  await visitPage('/about', { data: { ...emptyLibraryData, [namedProductsQuery.key]: {} } });
  expect(listRequests()).toEqual([]);
});

test('page /es/about is completely translated', async () => {
  await visitPage('/es/about');
  expect(findUntranslatedText()).toEqual([]);
});
