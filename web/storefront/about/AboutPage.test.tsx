import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { localizePath } from '../../routing/paths';
import { library } from '../../testing/demo-shop';
import { englishLeft } from '../../testing/english-left';
import { openShop, requestsMade } from '../../testing/mock-server';
import { openPage, renderPage } from '../../testing/render-page';
import { aboutPicturesQuery, gallery, galleryQuery } from './about-pictures';

const say = {
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

const pictureAddresses = [aboutPicturesQuery, galleryQuery].map(({ url }) => url);

const noPictures = Object.fromEntries(pictureAddresses.map((address) => [address, { files: [] }]));

describe('the page about the two of them', () => {
  const about = localizePath('/about', 'es');
  const region = (name: string) => within(screen.getByRole('region', { name }));
  const altOf = (tag: string) => library.find(({ tags }) => tags.includes(tag))?.alt.es;

  test('opens with who they are, over a photograph that is fetched first', async () => {
    await renderPage(about);
    expect(screen.getByText(say.introduction)).toBeVisible();
    const [hero] = await screen.findAllByRole('img');
    expect(hero).toHaveAttribute('alt', altOf('about-hero'));
    expect(hero).toHaveAttribute('fetchpriority', 'high');
  });

  test('tells their story, their mission and what they choose', async () => {
    await renderPage(about);
    expect(region(say.story.heading).getByText(say.story.text)).toBeVisible();
    expect(region(say.story.heading).getByText(say.notice)).toBeVisible();
    expect(region(say.mission.heading).getByText(say.mission.text)).toBeVisible();
    const names = region(say.selections.heading).getAllByRole('term');
    expect(names.map(({ textContent }) => textContent)).toEqual(say.selections.names);
  });

  test('shows the art of charcuterie in its three steps, each with its photograph', async () => {
    await renderPage(about);
    await region(say.art.heading).findAllByRole('img');
    const steps = region(say.art.heading).getAllByRole('listitem');
    const shown = steps.map((step) => [
      within(step).getByRole('heading', { level: 3 }).textContent,
      within(step).getByRole('img').getAttribute('alt'),
    ]);
    expect(shown).toEqual(say.art.steps.map((name, at) => [name, altOf(stepTags[at] ?? '')]));
  });

  test('lets the mother speak', async () => {
    await renderPage(about);
    const quote = screen.getByText(say.quote);
    expect(quote.tagName).toBe('BLOCKQUOTE');
    expect(quote.closest('figure')).toHaveTextContent('Elena Figueroa');
  });

  test('says in three columns what it sustains, at an address of its own', async () => {
    await renderPage(about);
    const section = screen.getByRole('region', { name: say.sustainability.heading });
    expect(section).toHaveAttribute('id', 'sustainability');
    const columns = within(section).getAllByRole('heading', { level: 3 });
    expect(columns.map(({ textContent }) => textContent)).toEqual(say.sustainability.columns);
  });

  test('ends with boards by their tag, and the way to the shop', async () => {
    await renderPage(about);
    const boards = library.filter(({ tags }) => tags.includes(gallery.tag));
    const images = await region(say.gallery).findAllByRole('img');
    expect(images).toHaveLength(gallery.count);
    for (const image of images) {
      expect(boards.map(({ alt }) => alt.es)).toContain(image.getAttribute('alt'));
    }
    expect(screen.queryByText(say.missing)).not.toBeInTheDocument();
    expect(region(say.gallery).getByRole('link', { name: say.shop })).toHaveAttribute(
      'href',
      localizePath('/shop', 'es'),
    );
  });

  test('keeps the place of every image in the grid while they load', async () => {
    openShop('slow');
    await openPage(about);
    expect(region(say.gallery).getAllByText(say.missing)).toHaveLength(gallery.count);
    expect(screen.getAllByText(say.missing)).toHaveLength(gallery.count);
  });

  test('says of an image in the grid that fails to load that it is not available', async () => {
    await renderPage(about);
    const [image] = await region(say.gallery).findAllByRole('img');
    fireEvent.error(image as HTMLElement);
    expect(region(say.gallery).getAllByText(say.missing)).toHaveLength(1);
  });

  test.each([
    ['could not be had', { scenarios: ['server-error:media'] as const, data: {} }],
    ['is not in the library', { scenarios: [], data: noPictures }],
  ])('says of every image that %s that it is not available', async (_, { scenarios, data }) => {
    openShop(...scenarios);
    await renderPage(about, { data });
    const heroAndSteps = 1 + stepTags.length;
    expect(region(say.gallery).getAllByText(say.missing)).toHaveLength(gallery.count);
    expect(screen.getAllByText(say.missing)).toHaveLength(heroAndSteps + gallery.count);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText(say.quote)).toBeVisible();
  });
});

test('asks for its pictures by tag', async () => {
  await renderPage('/about');
  expect([...requestsMade()].sort()).toEqual([...pictureAddresses].sort());
});

test('asks for nothing that it brought', async () => {
  await renderPage('/about', { data: noPictures });
  expect(requestsMade()).toEqual([]);
});

test('no English is left on it', async () => {
  await renderPage('/es/about');
  expect(englishLeft()).toEqual([]);
});
