import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { holdBack } from '../../testing/hold-back';
import { productTable, requestsMade } from '../../testing/mock-server';
import {
  adds,
  bareProducts,
  createBulkImagesPage,
  getImageTitles,
  openBulk,
  openSelected,
} from './testing/open-bulk';
import { messages } from './testing/sentences';

describe('<BulkImages>', () => {
  const texts = messages.en;
  const { product, image, assign } = createBulkImagesPage('en');
  const findReport = () => screen.findByRole('region', { name: texts.notDone });

  test('adds images to every product in the order they were selected and makes the first one primary', async () => {
    const { user, bare } = await openSelected('en');
    expect(image('1.*Garden Board')).toBeChecked();
    await user.click(assign());
    expect(await screen.findByText(texts.added)).toBeVisible();
    const [first] = bare;
    if (!first) throw new Error('The demo data has no products.');
    await waitFor(() => expect(product(first)).not.toBeChecked());
    expect(image('Garden Board')).not.toBeChecked();
    expect(bare.map(getImageTitles)).toEqual([
      ['Garden Board*', 'Classic Board'],
      ['Garden Board*', 'Classic Board'],
    ]);
    expect(screen.queryByRole('region', { name: texts.notDone })).toBeNull();
    const row = product(first).closest('li');
    await waitFor(() => expect(row).toHaveTextContent(texts.hasImages));
  });

  test('assigns images by keyboard', async () => {
    const user = await openBulk({ language: 'en', prepare: () => void bareProducts(1) });
    const [bare] = productTable().list;
    if (!bare) throw new Error('The demo data has no products.');
    product(bare).focus();
    await user.keyboard(' ');
    image('Garden Board').focus();
    await user.keyboard(' ');
    assign().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(product(bare)).not.toBeChecked());
    expect(getImageTitles(bare)).toEqual(['Garden Board*']);
  });

  test('assigns images once when the button is clicked twice', async () => {
    const { bare } = await openSelected('en');
    act(() => {
      assign().click();
      assign().click();
    });
    expect(await screen.findByText(texts.added)).toBeVisible();
    expect(requestsMade().filter((url) => url.endsWith('/images'))).toHaveLength(
      // Two images per product, plus one GET to find the first image.
      bare.length * 3,
    );
    expect(screen.queryByRole('region', { name: texts.notDone })).toBeNull();
  });

  test('shows the progress and can be canceled and resumed', async () => {
    const { user, bare } = await openSelected('en');
    const release = holdBack('post', adds);
    await user.click(assign());
    expect(await screen.findByRole('progressbar', { name: texts.progress })).toHaveValue(0);
    expect(screen.getByText(texts.of(0, 4))).toBeVisible();
    await user.click(screen.getByRole('button', { name: texts.cancel }));
    expect(assign()).toHaveFocus();
    release();
    const report = within(await findReport());
    expect(report.getByRole('heading')).toHaveFocus();
    expect(report.queryByRole('listitem')).toBeNull();
    expect(bare.map(getImageTitles)).toEqual([['Garden Board*'], ['Garden Board*']]);
    await user.click(report.getByRole('button', { name: texts.again }));
    await waitFor(() => expect(image('Garden Board')).not.toBeChecked());
    expect(bare.map(getImageTitles)).toEqual([
      ['Garden Board*', 'Classic Board'],
      ['Garden Board*', 'Classic Board'],
    ]);
  });
});

test('<BulkImages> asks before the page is closed while images are being assigned', async () => {
  const user = await openBulk({ prepare: () => void bareProducts(1) });
  const { product, image, assign } = createBulkImagesPage('en');
  const [bare] = productTable().list;
  if (!bare) throw new Error('The demo data has no products.');
  const isBlocked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await user.click(product(bare));
  await user.click(image('Garden Board'));
  expect(isBlocked()).toBe(false);
  const release = holdBack('post', adds);
  await user.click(assign());
  await screen.findByRole('progressbar', { name: 'Images assigned' });
  expect(isBlocked()).toBe(true);
  release();
  await screen.findByText('1 image added to 1 product');
  expect(isBlocked()).toBe(false);
});
