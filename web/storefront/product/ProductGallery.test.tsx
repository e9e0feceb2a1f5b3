import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { ProductImage } from '#contract/products/schema';
import { localizePath } from '../../routing/paths';
import { storefrontTexts } from '../../testing/browser/storefront-texts';
import { demoFiles, findProductByName } from '../../testing/demo-data';
import { mockServer } from '../../testing/mock-server';
import { buildProductPageData } from '../../testing/product-page-data';
import { visitPage } from '../../testing/visit-page';

const board = findProductByName('Live Board Bar');

function addSecondImage(): void {
  const { image } = board;
  if (!image) throw new Error('The product has no image.');
  const first: ProductImage = {
    ...image,
    id: 1,
    publitioId: demoFiles[0]?.id ?? '',
    imageUrl: board.imageUrl,
    thumbnailUrl: board.imageUrl,
    altText: image.alt.en,
    isPrimary: true,
    spots: [],
  };
  const alt = { en: 'A laid table', es: 'Una mesa puesta' };
  const second = { ...first, id: 2, imageUrl: '/api/media/optimize/second', alt, isPrimary: false };
  mockServer.use(http.get('*/api/products/:id/images', () => HttpResponse.json([first, second])));
}

const pageTexts = {
  close: 'Close',
  failed: 'Image failed to load',
  photos: 'Photos',
  photoPosition: (number: number, count: number) => `Photo ${number} of ${count}`,
};

describe('<ProductGallery>', () => {
  const texts = { ...storefrontTexts.en, ...pageTexts };
  const openBoard = () => visitPage(localizePath(`/product/${board.id}`, 'en'));
  const altText = board.image?.alt.en ?? '';
  const mainImageButton = () => within(screen.getByRole('button', { name: texts.enlarge }));

  test('loads the main image eagerly with its alternative text', async () => {
    await openBoard();
    const image = mainImageButton().getByRole('img', { name: altText });
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  test('switches the main image with the thumbnails', async () => {
    addSecondImage();
    const user = await openBoard();
    const photos = within(screen.getByRole('list', { name: texts.photos }));
    const [first, second] = photos.getAllByRole('button');
    const count = photos.getAllByRole('button').length;
    expect(first).toHaveAccessibleName(texts.photoPosition(1, count));
    expect(second).toHaveAccessibleName(texts.photoPosition(2, count));
    expect(first).toHaveAttribute('aria-current', 'true');
    await user.click(second ?? document.body);
    expect(second).toHaveAttribute('aria-current', 'true');
    expect(first).toHaveAttribute('aria-current', 'false');
    expect(mainImageButton().queryByRole('img', { name: altText })).not.toBeInTheDocument();
  });

  test('opens the zoom overlay and closes it on click', async () => {
    const user = await openBoard();
    await user.click(screen.getByRole('button', { name: texts.enlarge }));
    const overlay = await screen.findByRole('dialog', { name: texts.photo });
    await user.click(within(overlay).getByRole('img', { name: altText }));
    await waitFor(() => expect(overlay).not.toBeInTheDocument());
  });

  test('closes the zoom overlay with Escape and with the Close button', async () => {
    const user = await openBoard();
    for (const close of [
      () => user.keyboard('{Escape}'),
      () => user.click(screen.getByRole('button', { name: texts.close })),
    ]) {
      await user.click(screen.getByRole('button', { name: texts.enlarge }));
      const overlay = await screen.findByRole('dialog', { name: texts.photo });
      await close();
      await waitFor(() => expect(overlay).not.toBeInTheDocument());
    }
  });

  test('shows an error message if the main image fails to load, and offers no zoom', async () => {
    await openBoard();
    fireEvent.error(mainImageButton().getByRole('img', { name: altText }));
    expect(screen.getByText(texts.failed)).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.enlarge })).not.toBeInTheDocument();
  });
});

test('<ProductGallery> still shows other images after one failed to load', async () => {
  addSecondImage();
  const user = await visitPage(`/product/${board.id}`);
  const mainImageButton = () =>
    within(screen.getByRole('button', { name: storefrontTexts.en.enlarge }));
  fireEvent.error(mainImageButton().getByRole('img'));
  const photos = within(screen.getByRole('list', { name: pageTexts.photos }));
  const [, second] = photos.getAllByRole('button');
  await user.click(second ?? document.body);
  expect(mainImageButton().getByRole('img')).toBeVisible();
});

test('<ProductGallery> says in the name of a thumbnail that it failed to load', async () => {
  addSecondImage();
  await visitPage(`/product/${board.id}`);
  const photos = within(screen.getByRole('list', { name: pageTexts.photos }));
  const [, second] = photos.getAllByRole('button');
  fireEvent.error(second?.querySelector('img') ?? document.body);
  expect(second).toHaveAccessibleName(`${pageTexts.photoPosition(2, 2)} ${pageTexts.failed}`);
});

test('<ProductGallery> shows an external image URL without zoom', async () => {
  const imageUrl = 'https://img.example/board.jpg';
  const productWithImageUrl = { ...board, image: null, imageUrl };
  await visitPage(`/product/${productWithImageUrl.id}`, {
    data: buildProductPageData(productWithImageUrl),
  });
  const image = screen.getByRole('img', { name: board.name });
  expect(image).toHaveAttribute('src', imageUrl);
  expect(
    screen.queryByRole('button', { name: storefrontTexts.en.enlarge }),
  ).not.toBeInTheDocument();
  fireEvent.error(image);
  expect(screen.getByText(pageTexts.failed)).toBeVisible();
});
