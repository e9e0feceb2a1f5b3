import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import { buildCroppedImageUrl, ogImageSize } from '#contract/media/image-options';
import type { MediaFile } from '#contract/media/schema';
import { getHeaderImage } from '#contract/settings/endpoints';
import { toHeaderImage } from '#contract/settings/rules';
import { localizePath } from '../../routing/paths';
import { renderPage as renderOnServer } from '../../server';
import { demoFiles } from '../../testing/demo-data';
import { fetchFromMocks } from '../../testing/fetch-from-mocks';
import { mockServer, resetMockServer } from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';

function findTaggedFile(...tags: readonly string[]): MediaFile {
  const file = demoFiles.find((candidate) => tags.every((tag) => candidate.tags.includes(tag)));
  if (!file) throw new Error(`The library has no image tagged ${tags}.`);
  return file;
}

/** Sets the header image that an admin has chosen. */
const setHeaderImage = (file: MediaFile) =>
  mockServer.use(http.get(`*${getHeaderImage.path}`, () => HttpResponse.json(toHeaderImage(file))));

const headerFile = findTaggedFile('header');
const getFirstImage = () => screen.getAllByRole('img')[0];

const renderServerPage = (url: string, variant: number) =>
  renderOnServer({
    url,
    origin: 'https://lahiguera.example',
    variant,
    fetchResponse: fetchFromMocks,
  });

describe('<HeroBanner> with a header image', () => {
  const home = localizePath('/', 'en');

  test('shows it on all screen sizes', async () => {
    setHeaderImage(headerFile);
    await visitPage(home, { variant: 4 });
    expect(getFirstImage()).toHaveAttribute('alt', headerFile.alt.en);
    expect(getFirstImage()).toHaveAttribute(
      'srcset',
      expect.stringContaining(headerFile.url_preview),
    );
    expect(document.querySelector('picture source')).toBeNull();
  });

  test('server-renders a preload link for this image only, in all variants', async () => {
    setHeaderImage(headerFile);
    for (const variant of [0, 3, 7]) {
      const { head } = await renderServerPage(home, variant);
      const preloads = head.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
      expect(preloads).toHaveLength(1);
      expect(preloads[0]).toContain(headerFile.url_preview);
      expect(preloads[0]).not.toContain('media=');
    }
  });
});

test('page "/" has the header image as og:image, or a default that is the same for all variants', async () => {
  const getOgImages = async () => {
    const heads = await Promise.all(
      [0, 4].map(async (variant) => (await renderServerPage('/', variant)).head),
    );
    const tags = heads.map((head) => /property="og:image" content="(.*?)"/.exec(head)?.[1]);
    return [...new Set(tags)].map((url) => url?.replaceAll('&amp;', '&'));
  };
  const origin = 'https://lahiguera.example';
  expect(await getOgImages()).toEqual([`${origin}/la-higuera.jpg`]);
  setHeaderImage(headerFile);
  expect(await getOgImages()).toEqual([
    origin + buildCroppedImageUrl(headerFile.url_preview, ogImageSize),
  ]);
});

test('<HeroBanner> puts the headline on the calm side of the header image', async () => {
  const getSideClass = () =>
    screen.getByRole('heading', { level: 1 }).closest('section')?.className;
  const sides = [];
  for (const file of [findTaggedFile('hero', 'calm-right'), headerFile]) {
    resetMockServer();
    setHeaderImage(file);
    await visitPage('/');
    sides.push(getSideClass());
    cleanup();
  }
  expect(new Set(sides).size).toBe(2);
});

async function getClassNames(file: MediaFile) {
  resetMockServer();
  setHeaderImage(file);
  await visitPage('/');
  const image = getFirstImage();
  const classNames = { hero: image?.closest('section')?.className, image: image?.className };
  cleanup();
  return classNames;
}

test('<HeroBanner> crops the image on its calm side', async () => {
  const getClassNamesForTags = (...tags: string[]) => getClassNames({ ...headerFile, tags });
  const left = await getClassNamesForTags('hero');
  const right = await getClassNamesForTags('hero', 'calm-right');
  expect(left.image).not.toBe(right.image);
});

describe('<HeroBanner> without a header image', () => {
  test('shows an image tagged "hero"', async () => {
    await visitPage('/', { variant: 2 });
    const heroes = demoFiles.filter(({ tags }) => tags.includes('hero'));
    expect(heroes.map(({ alt }) => alt.en)).toContain(getFirstImage()?.getAttribute('alt'));
  });

  test('shows an image tagged "hero" if the settings fail to load', async () => {
    resetMockServer('server-error:settings');
    await visitPage('/', { variant: 2 });
    const heroes = demoFiles.filter(({ tags }) => tags.includes('hero'));
    expect(heroes.map(({ alt }) => alt.en)).toContain(getFirstImage()?.getAttribute('alt'));
  });
});

describe('<HeroBanner> in dark mode', () => {
  const bright = { ...headerFile, id: 'bright', color: '#c7bfb2', url_preview: '/bright' };
  const dark = { ...headerFile, id: 'dark', color: '#9b7148', url_preview: '/dark' };

  const setHeroes = (...files: MediaFile[]) =>
    mockServer.use(http.get('*/api/media/files', () => HttpResponse.json({ files })));

  const listSources = () =>
    [...document.querySelectorAll('picture source')].map((source) => [
      source.getAttribute('media'),
      source.getAttribute('srcset')?.split('?')[0],
    ]);

  afterEach(() => document.documentElement.removeAttribute('data-theme'));

  test('has a dark image instead of a bright one', async () => {
    setHeroes(bright, dark);
    await visitPage('/', { variant: 0 });
    expect(listSources()).toEqual([['(prefers-color-scheme: dark)', '/dark']]);
    expect(getFirstImage()?.getAttribute('srcset')).toContain('/bright');
  });

  test.each([
    ['dark', '(min-width: 0)'],
    ['light', '(max-width: 0)'],
  ])('follows the theme %s that was chosen in the footer', async (theme, media) => {
    setHeroes(bright, dark);
    await visitPage('/', { variant: 0 });
    act(() => document.documentElement.setAttribute('data-theme', theme));
    await waitFor(() => expect(listSources()).toEqual([[media, '/dark']]));
  });

  test('keeps an image that is dark already, and a bright one if there is no dark one', async () => {
    for (const file of [dark, bright]) {
      resetMockServer();
      setHeroes(file);
      await visitPage('/', { variant: 0 });
      expect(listSources()).toEqual([]);
      cleanup();
    }
  });

  test('preloads one image for each color scheme', async () => {
    setHeroes(bright, dark);
    const { head } = await renderServerPage('/', 0);
    const preloads = head.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    expect(preloads.map((link) => /media="(.*?)"/.exec(link)?.[1])).toEqual([
      '(prefers-color-scheme: dark)',
      '(prefers-color-scheme: light)',
    ]);
  });
});
