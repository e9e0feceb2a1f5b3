import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { productImageMessages } from '#contract/products/messages';
import { getProductTable, mockServer } from '../../testing/mock-server';
import { declineSignIn } from '../../testing/sign-in-dialog';
import { messages } from './testing/messages';
import {
  addImagePath,
  createBulkImagesPage,
  getImageTitles,
  mockStatus,
  openWithSelection,
} from './testing/open-bulk-images';

describe('<FailureReport>', () => {
  const texts = messages.es;
  const { product, image, getAssignButton } = createBulkImagesPage('es');
  const findReport = () => screen.findByRole('region', { name: texts.reportTitle });

  test('lists an image that the product already has, keeps the selection and can retry', async () => {
    const { user, productsWithoutImages } = await openWithSelection('es');
    const [firstProduct] = productsWithoutImages;
    if (!firstProduct) throw new Error('The demo data has no products.');
    const stored = getProductTable().find(firstProduct.id);
    const fileId = getProductTable().list.find(({ name }) => name === 'Garden Board')?.image
      ?.publitioId;
    if (!stored || !fileId) throw new Error('The demo data has no Garden Board.');
    const existingImage = { id: 990, fileId, altText: null, position: 0, isPrimary: true };
    getProductTable().put({ ...stored, images: [existingImage] });

    await user.click(getAssignButton());
    expect(await screen.findByText(texts.addedSome)).toBeVisible();
    expect(screen.getByText(texts.oneFailed)).toBeVisible();
    const report = within(await findReport());
    expect(report.getAllByRole('listitem')).toHaveLength(1);
    expect(report.getByText(productImageMessages.duplicateImage.es)).toBeVisible();
    expect(product(firstProduct)).toBeChecked();
    expect(image('Garden Board')).toBeChecked();

    getProductTable().put({ ...stored, images: [] });
    await user.click(report.getByRole('button', { name: texts.retry }));
    await waitFor(() => expect(getImageTitles(firstProduct)).toEqual(['Garden Board*']));
    await waitFor(() => expect(product(firstProduct)).not.toBeChecked());
    expect(screen.queryByRole('region', { name: texts.reportTitle })).toBeNull();
  });

  test('lists every image and keeps the selection when all requests fail', async () => {
    const { user, productsWithoutImages } = await openWithSelection('es', () =>
      mockStatus('post', addImagePath),
    );
    await user.click(getAssignButton());
    expect(await screen.findByText(texts.noneAdded)).toBeVisible();
    expect(within(await findReport()).getAllByText(texts.notAdded)).toHaveLength(4);
    for (const each of productsWithoutImages) expect(product(each)).toBeChecked();
    expect(productsWithoutImages.flatMap(getImageTitles)).toEqual([]);
  });

  test('says that the server could not be reached after a network error', async () => {
    const { user } = await openWithSelection('es', () => {
      mockServer.use(http.post(`*${addImagePath}`, () => HttpResponse.error()));
    });
    await user.click(getAssignButton());
    expect(within(await findReport()).getAllByText(texts.unreachable)).toHaveLength(4);
  });

  test('counts a primary image that could not be set and can retry', async () => {
    const { user, productsWithoutImages } = await openWithSelection('es', () =>
      mockServer.use(
        http.put('*/primary', () => new HttpResponse(null, { status: 500 }), { once: true }),
      ),
    );
    await user.click(getAssignButton());
    expect(await screen.findByText(texts.added)).toBeVisible();
    expect(screen.getByText(texts.onePrimaryFailed)).toBeVisible();
    expect(screen.queryByText(texts.unexpectedError)).toBeNull();
    const report = within(await findReport());
    expect(report.getAllByText(texts.notPrimary)).toHaveLength(1);
    expect(productsWithoutImages.map(getImageTitles)).toEqual([
      ['Garden Board*', 'Classic Board'],
      ['Garden Board*', 'Classic Board'],
    ]);
    await user.click(report.getByRole('button', { name: texts.retry }));
    expect(await screen.findByText(texts.primaryUpdated)).toBeVisible();
    expect(screen.queryByRole('region', { name: texts.reportTitle })).toBeNull();
  });

  test('counts failed images and failed primary images separately', async () => {
    const { user } = await openWithSelection('es', () => {
      mockStatus('put', '/primary');
      mockServer.use(
        http.post(`*${addImagePath}`, () => new HttpResponse(null, { status: 500 }), {
          once: true,
        }),
      );
    });
    await user.click(getAssignButton());
    expect(await screen.findByText(texts.addedSome)).toBeVisible();
    expect(screen.getByText(texts.imageAndPrimaryFailed)).toBeVisible();
  });

  test('shows a generic error when retrying only the primary image fails again', async () => {
    const { user } = await openWithSelection('es', () => mockStatus('put', '/primary'));
    await user.click(getAssignButton());
    const report = within(await findReport());
    await user.click(report.getByRole('button', { name: texts.retry }));
    expect(await screen.findByText(texts.unexpectedError)).toBeVisible();
  });

  test('returns the focus to the assign button when it is closed', async () => {
    const { user } = await openWithSelection('es', () => mockStatus('post', addImagePath));
    await user.click(getAssignButton());
    const report = within(await findReport());
    await user.click(report.getByRole('button', { name: texts.close }));
    expect(screen.queryByRole('region', { name: texts.reportTitle })).toBeNull();
    expect(getAssignButton()).toHaveFocus();
  });

  test('stops the job on 401 when the admin declines to sign in again', async () => {
    const { user } = await openWithSelection('es', () => mockStatus('post', addImagePath, 401));
    await user.click(getAssignButton());
    await declineSignIn(user);
    const report = within(await findReport());
    expect(report.getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(report.getByRole('heading')).toHaveFocus());
  });
});
