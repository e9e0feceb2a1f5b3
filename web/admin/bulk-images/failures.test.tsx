import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { productImageMessages } from '#contract/products/messages';
import { mockServer, productTable } from '../../testing/mock-server';
import { declineSignIn } from '../../testing/sign-in-again';
import {
  adds,
  createBulkImagesPage,
  getImageTitles,
  mockStatus,
  openSelected,
} from './testing/open-bulk';
import { messages } from './testing/sentences';

describe('<FailureReport>', () => {
  const texts = messages.es;
  const { product, image, assign } = createBulkImagesPage('es');
  const findReport = () => screen.findByRole('region', { name: texts.notDone });

  test('lists an image that the product already has, keeps the selection and can retry', async () => {
    const { user, bare } = await openSelected('es');
    const [first] = bare;
    if (!first) throw new Error('The demo data has no products.');
    const stored = productTable().find(first.id);
    const file = productTable().list.find(({ name }) => name === 'Garden Board')?.image?.publitioId;
    if (!stored || !file) throw new Error('The demo data has no Garden Board.');
    const shown = { id: 990, fileId: file, altText: null, position: 0, isPrimary: true };
    productTable().put({ ...stored, images: [shown] });

    await user.click(assign());
    expect(await screen.findByText(texts.addedSome)).toBeVisible();
    expect(screen.getByText(texts.oneFailed)).toBeVisible();
    const report = within(await findReport());
    expect(report.getAllByRole('listitem')).toHaveLength(1);
    expect(report.getByText(productImageMessages.duplicateImage.es)).toBeVisible();
    expect(product(first)).toBeChecked();
    expect(image('Garden Board')).toBeChecked();

    productTable().put({ ...stored, images: [] });
    await user.click(report.getByRole('button', { name: texts.again }));
    await waitFor(() => expect(getImageTitles(first)).toEqual(['Garden Board*']));
    await waitFor(() => expect(product(first)).not.toBeChecked());
    expect(screen.queryByRole('region', { name: texts.notDone })).toBeNull();
  });

  test('lists every image and keeps the selection when all requests fail', async () => {
    const { user, bare } = await openSelected('es', () => mockStatus('post', adds));
    await user.click(assign());
    expect(await screen.findByText(texts.noneAdded)).toBeVisible();
    expect(within(await findReport()).getAllByText(texts.notAdded)).toHaveLength(4);
    for (const each of bare) expect(product(each)).toBeChecked();
    expect(bare.flatMap(getImageTitles)).toEqual([]);
  });

  test('says that the server could not be reached after a network error', async () => {
    const { user } = await openSelected('es', () => {
      mockServer.use(http.post(`*${adds}`, () => HttpResponse.error()));
    });
    await user.click(assign());
    expect(within(await findReport()).getAllByText(texts.unreachable)).toHaveLength(4);
  });

  test('counts a primary image that could not be set and can retry', async () => {
    const { user, bare } = await openSelected('es', () =>
      mockServer.use(
        http.put('*/primary', () => new HttpResponse(null, { status: 500 }), { once: true }),
      ),
    );
    await user.click(assign());
    expect(await screen.findByText(texts.added)).toBeVisible();
    expect(screen.getByText(texts.onePrimaryFailed)).toBeVisible();
    expect(screen.queryByText(texts.broken)).toBeNull();
    const report = within(await findReport());
    expect(report.getAllByText(texts.notPrimary)).toHaveLength(1);
    expect(bare.map(getImageTitles)).toEqual([
      ['Garden Board*', 'Classic Board'],
      ['Garden Board*', 'Classic Board'],
    ]);
    await user.click(report.getByRole('button', { name: texts.again }));
    expect(await screen.findByText(texts.primaryDone)).toBeVisible();
    expect(screen.queryByRole('region', { name: texts.notDone })).toBeNull();
  });

  test('counts failed images and failed primary images separately', async () => {
    const { user } = await openSelected('es', () => {
      mockStatus('put', '/primary');
      mockServer.use(
        http.post(`*${adds}`, () => new HttpResponse(null, { status: 500 }), { once: true }),
      );
    });
    await user.click(assign());
    expect(await screen.findByText(texts.addedSome)).toBeVisible();
    expect(screen.getByText(texts.bothFailed)).toBeVisible();
  });

  test('shows a generic error when retrying only the primary image fails again', async () => {
    const { user } = await openSelected('es', () => mockStatus('put', '/primary'));
    await user.click(assign());
    const report = within(await findReport());
    await user.click(report.getByRole('button', { name: texts.again }));
    expect(await screen.findByText(texts.broken)).toBeVisible();
  });

  test('returns the focus to the assign button when it is closed', async () => {
    const { user } = await openSelected('es', () => mockStatus('post', adds));
    await user.click(assign());
    const report = within(await findReport());
    await user.click(report.getByRole('button', { name: texts.close }));
    expect(screen.queryByRole('region', { name: texts.notDone })).toBeNull();
    expect(assign()).toHaveFocus();
  });

  test('stops the job on 401 when the admin declines to sign in again', async () => {
    const { user } = await openSelected('es', () => mockStatus('post', adds, 401));
    await user.click(assign());
    await declineSignIn(user);
    const report = within(await findReport());
    expect(report.getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(report.getByRole('heading')).toHaveFocus());
  });
});
