import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { delayResponse } from '../../testing/delay-response';
import { listRequests, mockServer } from '../../testing/mock-server';
import { drag, drop, mockRowLayout } from './testing/drag';
import { messages } from './testing/messages';
import {
  getStoredImages,
  getVisibleAltTexts,
  openProductImages,
  productId,
  setProductImages,
} from './testing/open-product-images';

const orderPath = `/api/products/${productId}/images/order`;
const getOrderRequests = () => listRequests().filter((url) => url === orderPath);

const setThreeImages = () => setProductImages(['Figs', 'Brie', 'Honey']);

describe('<SortableImageGrid>', () => {
  const texts = messages.es;
  const openThreeImages = () => openProductImages({ language: 'es', prepare: setThreeImages });
  const getHandle = (name: string) => screen.getByRole('button', { name: texts.dragHandle(name) });
  const getPositionStatus = () => screen.getByRole('status', { name: texts.position });

  test('reorders images with the arrow keys and keeps the focus', async () => {
    const user = await openThreeImages();
    getHandle('Honey').focus();
    expect(getHandle('Honey')).toHaveAccessibleDescription(/./);
    expect(getHandle('Honey').textContent).toBe('3 / 3');
    expect(getHandle('Honey')).toHaveAccessibleName(expect.stringContaining('3 / 3'));
    await user.keyboard('{ArrowLeft}');
    expect(getPositionStatus()).toHaveTextContent(texts.positionMessage(2, 3));
    expect(getVisibleAltTexts(texts.list)).toEqual(['Figs', 'Honey', 'Brie']);
    expect(getHandle('Honey')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(getPositionStatus()).toHaveTextContent(texts.positionMessage(1, 3));
    expect(await screen.findByText(texts.orderSaved)).toBeVisible();
    await waitFor(() => expect(getStoredImages()).toEqual(['Honey*', 'Figs', 'Brie']));
  });

  test('reorders images with the earlier and later buttons, which stop at both ends', async () => {
    const user = await openThreeImages();
    await user.click(screen.getByRole('button', { name: texts.moveLater('Figs') }));
    expect(getPositionStatus()).toHaveTextContent(texts.positionMessage(2, 3));
    await waitFor(() => expect(getStoredImages()).toEqual(['Brie*', 'Figs', 'Honey']));
    await user.click(screen.getByRole('button', { name: texts.moveEarlier('Brie') }));
    expect(getVisibleAltTexts(texts.list)).toEqual(['Brie', 'Figs', 'Honey']);
    expect(getOrderRequests()).toHaveLength(1);
  });

  test.each(['mouse', 'touch'] as const)(
    'reorders images by dragging with a %s',
    async (pointerType) => {
      await openThreeImages();
      mockRowLayout();
      drag(getHandle('Figs'), 0, 2, pointerType);
      await waitFor(() =>
        expect(getHandle('Figs').closest('li')?.style.transform).toMatch(/translate/),
      );
      drop();
      await waitFor(() =>
        expect(getPositionStatus()).toHaveTextContent(texts.positionMessage(3, 3)),
      );
      await waitFor(() => expect(getStoredImages()).toEqual(['Brie*', 'Honey', 'Figs']));
      expect(getVisibleAltTexts(texts.list)).toEqual(['Brie', 'Honey', 'Figs']);
    },
  );

  test('refetches the images when they have changed in the meantime, and no longer names a place', async () => {
    const user = await openThreeImages();
    setProductImages(['Figs', 'Brie']);
    await user.click(screen.getByRole('button', { name: texts.moveEarlier('Honey') }));
    expect(await screen.findByText(texts.imagesChanged)).toBeVisible();
    expect(screen.getByText(texts.error)).toBeVisible();
    await waitFor(() => expect(getVisibleAltTexts(texts.list)).toEqual(['Figs', 'Brie']));
    await waitFor(() => expect(getPositionStatus()).toBeEmptyDOMElement());
  });
});

test('useImageOrder restores the old order when saving fails', async () => {
  const user = await openProductImages({ prepare: setThreeImages });
  mockServer.use(http.put(`*${orderPath}`, () => new HttpResponse(null, { status: 500 })));
  await user.click(screen.getByRole('button', { name: 'Move Honey earlier' }));
  expect(await screen.findByText('Failed to save the order of images')).toBeVisible();
  await waitFor(() =>
    expect(getVisibleAltTexts('Images of the product')).toEqual(['Figs', 'Brie', 'Honey']),
  );
});

test('useImageOrder saves only the last of several orders made while a save is running', async () => {
  const user = await openProductImages({ prepare: setThreeImages });
  const release = delayResponse('put', orderPath);
  screen.getByRole('button', { name: /^Move Figs, / }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(getVisibleAltTexts('Images of the product')).toEqual(['Brie', 'Figs', 'Honey']);
  release();
  await waitFor(() => expect(getOrderRequests()).toHaveLength(2));
  await waitFor(() => expect(getStoredImages()).toEqual(['Brie*', 'Figs', 'Honey']));
});
