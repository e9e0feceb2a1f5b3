import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { delayResponse } from '../../testing/delay-response';
import { getProductTable, listRequests } from '../../testing/mock-server';
import { messages } from './testing/messages';
import {
  addImagePath,
  createBulkImagesPage,
  getImageTitles,
  openBulkImages,
  openWithSelection,
  removeImages,
} from './testing/open-bulk-images';

describe('<BulkImages>', () => {
  const texts = messages.en;
  const { product, image, getAssignButton } = createBulkImagesPage('en');
  const findReport = () => screen.findByRole('region', { name: texts.reportTitle });

  test('adds images to every product in the order they were selected and makes the first one primary', async () => {
    const { user, productsWithoutImages } = await openWithSelection('en');
    expect(image('1.*Garden Board')).toBeChecked();
    await user.click(getAssignButton());
    expect(await screen.findByText(texts.added)).toBeVisible();
    const [firstProduct] = productsWithoutImages;
    if (!firstProduct) throw new Error('The demo data has no products.');
    await waitFor(() => expect(product(firstProduct)).not.toBeChecked());
    expect(image('Garden Board')).not.toBeChecked();
    expect(productsWithoutImages.map(getImageTitles)).toEqual([
      ['Garden Board*', 'Classic Board'],
      ['Garden Board*', 'Classic Board'],
    ]);
    expect(screen.queryByRole('region', { name: texts.reportTitle })).toBeNull();
    const row = product(firstProduct).closest('li');
    await waitFor(() => expect(row).toHaveTextContent(texts.hasImages));
  });

  test('assigns images by keyboard', async () => {
    const user = await openBulkImages({ language: 'en', prepare: () => void removeImages(1) });
    const [productWithoutImages] = getProductTable().list;
    if (!productWithoutImages) throw new Error('The demo data has no products.');
    product(productWithoutImages).focus();
    await user.keyboard(' ');
    image('Garden Board').focus();
    await user.keyboard(' ');
    getAssignButton().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(product(productWithoutImages)).not.toBeChecked());
    expect(getImageTitles(productWithoutImages)).toEqual(['Garden Board*']);
  });

  test('assigns images once when the button is clicked twice', async () => {
    const { productsWithoutImages } = await openWithSelection('en');
    act(() => {
      getAssignButton().click();
      getAssignButton().click();
    });
    expect(await screen.findByText(texts.added)).toBeVisible();
    expect(listRequests().filter((url) => url.endsWith('/images'))).toHaveLength(
      // Two images per product, plus one GET to find the first image.
      productsWithoutImages.length * 3,
    );
    expect(screen.queryByRole('region', { name: texts.reportTitle })).toBeNull();
  });

  test('shows the progress and can be canceled and resumed', async () => {
    const { user, productsWithoutImages } = await openWithSelection('en');
    const release = delayResponse('post', addImagePath);
    await user.click(getAssignButton());
    expect(await screen.findByRole('progressbar', { name: texts.progress })).toHaveValue(0);
    expect(screen.getByText(texts.progressText(0, 4))).toBeVisible();
    await user.click(screen.getByRole('button', { name: texts.cancel }));
    expect(getAssignButton()).toHaveFocus();
    release();
    const report = within(await findReport());
    expect(report.getByRole('heading')).toHaveFocus();
    expect(report.queryByRole('listitem')).toBeNull();
    expect(productsWithoutImages.map(getImageTitles)).toEqual([
      ['Garden Board*'],
      ['Garden Board*'],
    ]);
    await user.click(report.getByRole('button', { name: texts.retry }));
    await waitFor(() => expect(image('Garden Board')).not.toBeChecked());
    expect(productsWithoutImages.map(getImageTitles)).toEqual([
      ['Garden Board*', 'Classic Board'],
      ['Garden Board*', 'Classic Board'],
    ]);
  });
});

test('<BulkImages> asks before the page is closed while images are being assigned', async () => {
  const user = await openBulkImages({ prepare: () => void removeImages(1) });
  const { product, image, getAssignButton } = createBulkImagesPage('en');
  const [productWithoutImages] = getProductTable().list;
  if (!productWithoutImages) throw new Error('The demo data has no products.');
  const isBlocked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await user.click(product(productWithoutImages));
  await user.click(image('Garden Board'));
  expect(isBlocked()).toBe(false);
  const release = delayResponse('post', addImagePath);
  await user.click(getAssignButton());
  await screen.findByRole('progressbar', { name: 'Images assigned' });
  expect(isBlocked()).toBe(true);
  release();
  await screen.findByText('1 image added to 1 product');
  expect(isBlocked()).toBe(false);
});
