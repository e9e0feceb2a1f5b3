import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockAdmin } from '#mocks/mock-admin';
import { delayResponse } from '../../testing/delay-response';
import { getProductTable } from '../../testing/mock-server';
import {
  addImagePath,
  createBulkImagesPage,
  getImageTitles,
  openBulkImages,
  removeImages,
} from './testing/open-bulk-images';

const { product, image, getAssignButton } = createBulkImagesPage('en');

async function openWithOneSelected() {
  const user = await openBulkImages({ prepare: () => void removeImages(1) });
  const [productWithoutImages] = getProductTable().list;
  if (!productWithoutImages) throw new Error('The demo data has no products.');
  await user.click(product(productWithoutImages));
  await user.click(image('Garden Board'));
  return { user, productWithoutImages };
}

const getTab = (name: string) => screen.getByRole('tab', { name });

test('bulk assign continues while another dashboard tab is open', async () => {
  const { user, productWithoutImages } = await openWithOneSelected();
  const release = delayResponse('post', addImagePath);
  await user.click(getAssignButton());
  await screen.findByRole('progressbar', { name: 'Images assigned' });
  await user.click(getTab('Products'));
  release();
  expect(await screen.findByText('1 image added to 1 product')).toBeVisible();
  expect(getImageTitles(productWithoutImages)).toEqual(['Garden Board*']);
  await user.click(getTab('Bulk Images'));
  expect(await screen.findByText('0 selected')).toBeVisible();
});

test('the bulk selection survives switching to another dashboard tab', async () => {
  const { user, productWithoutImages } = await openWithOneSelected();
  await user.click(getTab('Products'));
  await waitFor(() => expect(screen.queryByText('1 product, 1 image selected')).toBeNull());
  await user.click(getTab('Bulk Images'));
  expect(await screen.findByText('1 product, 1 image selected')).toBeVisible();
  expect(product(productWithoutImages)).toBeChecked();
  expect(image('1.*Garden Board')).toBeChecked();
});

test('signing out cancels the bulk assign job and clears the selection', async () => {
  const { user, productWithoutImages } = await openWithOneSelected();
  await user.click(image('Classic Board'));
  const release = delayResponse('post', addImagePath);
  await user.click(getAssignButton());
  await screen.findByRole('progressbar', { name: 'Images assigned' });
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await user.type(await screen.findByLabelText(/Username/), mockAdmin.username);
  await user.type(screen.getByLabelText(/Password/), mockAdmin.password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.click(await screen.findByRole('tab', { name: 'Bulk Images' }));
  expect(await screen.findByText('0 products, 0 images selected')).toBeVisible();
  release();
  await waitFor(() => expect(getImageTitles(productWithoutImages)).toEqual(['Garden Board*']));
  expect(screen.queryByText(/added to/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'What’s left to do' })).toBeNull();
  expect(getImageTitles(productWithoutImages)).toEqual(['Garden Board*']);
});
