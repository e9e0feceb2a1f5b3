import { cleanup, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { buildCroppedImageUrl, ogImageSize } from '#contract/media/image-options';
import type { MediaFile } from '#contract/media/schema';
import { getHeaderImage } from '#contract/settings/endpoints';
import { toHeaderImage } from '#contract/settings/rules';
import { localizePath } from '../../routing/paths';
import { renderPage as paintPage } from '../../server';
import { fetchFromMocks } from '../../testing/answer-from-mocks';
import { library } from '../../testing/demo-shop';
import { mockServer, openShop } from '../../testing/mock-server';
import { renderPage } from '../../testing/render-page';

function tagged(...tags: readonly string[]): MediaFile {
  const file = library.find((candidate) => tags.every((tag) => candidate.tags.includes(tag)));
  if (!file) throw new Error(`The library has no image tagged ${tags}.`);
  return file;
}

/** Sets the header image that an admin has chosen. */
const choose = (file: MediaFile) =>
  mockServer.use(http.get(`*${getHeaderImage.path}`, () => HttpResponse.json(toHeaderImage(file))));

const chosen = tagged('header');
const getFirstImage = () => screen.getAllByRole('img')[0];

const paint = (url: string, variant: number) =>
  paintPage({ url, origin: 'https://lahiguera.example', variant, fetchResponse: fetchFromMocks });

describe('<HeroBanner> with a header image', () => {
  const home = localizePath('/', 'en');

  test('shows it on all screen sizes', async () => {
    choose(chosen);
    await renderPage(home, { variant: 4 });
    expect(getFirstImage()).toHaveAttribute('alt', chosen.alt.en);
    expect(getFirstImage()).toHaveAttribute('srcset', expect.stringContaining(chosen.url_preview));
    const wide = document.querySelector('picture source');
    expect(wide?.getAttribute('srcset')).toBe(getFirstImage()?.getAttribute('srcset'));
  });

  test('server-renders a preload link for this image only, in all variants', async () => {
    choose(chosen);
    for (const variant of [0, 3, 7]) {
      const { head } = await paint(home, variant);
      const preloads = head.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
      expect(preloads).toHaveLength(1);
      expect(preloads[0]).toContain(chosen.url_preview);
      expect(preloads[0]).not.toContain('media=');
    }
  });
});

test('page "/" has the header image as og:image, or a default that is the same for all variants', async () => {
  const ogImages = async () => {
    const heads = await Promise.all(
      [0, 4].map(async (variant) => (await paint('/', variant)).head),
    );
    const tags = heads.map((head) => /property="og:image" content="(.*?)"/.exec(head)?.[1]);
    return [...new Set(tags)].map((url) => url?.replaceAll('&amp;', '&'));
  };
  const origin = 'https://lahiguera.example';
  expect(await ogImages()).toEqual([`${origin}/la-higuera.jpg`]);
  choose(chosen);
  expect(await ogImages()).toEqual([
    origin + buildCroppedImageUrl(chosen.url_preview, ogImageSize),
  ]);
});

test('<HeroBanner> puts the headline on the calm side of the header image', async () => {
  const getSideClass = () =>
    screen.getByRole('heading', { level: 1 }).closest('section > div')?.className;
  const sides = [];
  for (const file of [tagged('hero', 'calm-right'), chosen]) {
    openShop();
    choose(file);
    await renderPage('/');
    sides.push(getSideClass());
    cleanup();
  }
  expect(new Set(sides).size).toBe(2);
});

async function looksWith(file: MediaFile) {
  openShop();
  choose(file);
  await renderPage('/');
  const image = getFirstImage();
  const looks = { hero: image?.closest('section')?.className, image: image?.className };
  cleanup();
  return looks;
}

test('<HeroBanner> uses a dark background for dark images and a light one for bright images', async () => {
  const heroWith = async (color: string) => (await looksWith({ ...chosen, color })).hero;
  const wood = await heroWith('#806049');
  const marble = await heroWith('#c7bfb2');
  expect(wood).not.toBe(marble);
  expect(await heroWith('#9b7148')).toBe(wood);
  expect(await heroWith('#b69e7f')).toBe(marble);
});

test('<HeroBanner> crops the image on its calm side', async () => {
  const withTags = (...tags: string[]) => looksWith({ ...chosen, tags });
  const left = await withTags('hero');
  const right = await withTags('hero', 'calm-right');
  expect(left.image).not.toBe(right.image);
  expect(left.hero).toBe(right.hero);
});

test('<HeroBanner> sets width and height of the wide image', async () => {
  await renderPage('/', { variant: 0 });
  const wide = document.querySelector('picture source');
  const srcset = wide?.getAttribute('srcset') ?? '';
  const file = library.find(({ url_preview }) => srcset.includes(url_preview));
  expect(wide).toHaveAttribute('width', String(file?.width));
  expect(wide).toHaveAttribute('height', String(file?.height));
});

describe('<HeroBanner> without a header image', () => {
  test('shows an image tagged "hero"', async () => {
    await renderPage('/', { variant: 2 });
    const heroes = library.filter(({ tags }) => tags.includes('hero'));
    expect(heroes.map(({ alt }) => alt.en)).toContain(getFirstImage()?.getAttribute('alt'));
  });

  test('shows an image tagged "hero" if the settings fail to load', async () => {
    openShop('server-error:settings');
    await renderPage('/', { variant: 2 });
    const heroes = library.filter(({ tags }) => tags.includes('hero'));
    expect(heroes.map(({ alt }) => alt.en)).toContain(getFirstImage()?.getAttribute('alt'));
  });
});
