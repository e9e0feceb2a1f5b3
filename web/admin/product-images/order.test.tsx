import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { holdBack } from '../../testing/hold-back';
import { mockServer, requestsMade } from '../../testing/mock-server';
import {
  getStoredImages,
  openImages,
  productId,
  setProductImages,
  shownImages,
} from './testing/open-images';
import { layOutInRow, letGo, pull } from './testing/pull';
import { messages } from './testing/sentences';

const orders = `/api/products/${productId}/images/order`;
const ordersSent = () => requestsMade().filter((url) => url === orders);

const showThree = () => setProductImages(['Figs', 'Brie', 'Honey']);

describe('<SortableImageGrid>', () => {
  const texts = messages.es;
  const open = () => openImages({ language: 'es', prepare: showThree });
  const handle = (name: string) => screen.getByRole('button', { name: texts.move(name) });
  const place = () => screen.getByRole('status', { name: texts.place });

  test('reorders images with the arrow keys and keeps the focus', async () => {
    const user = await open();
    handle('Honey').focus();
    expect(handle('Honey')).toHaveAccessibleDescription(/./);
    expect(handle('Honey').textContent).toBe('3 / 3');
    expect(handle('Honey')).toHaveAccessibleName(expect.stringContaining('3 / 3'));
    await user.keyboard('{ArrowLeft}');
    expect(place()).toHaveTextContent(texts.at(2, 3));
    expect(shownImages(texts.list)).toEqual(['Figs', 'Honey', 'Brie']);
    expect(handle('Honey')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(place()).toHaveTextContent(texts.at(1, 3));
    expect(await screen.findByText(texts.ordered)).toBeVisible();
    await waitFor(() => expect(getStoredImages()).toEqual(['Honey*', 'Figs', 'Brie']));
  });

  test('reorders images with the earlier and later buttons, which stop at both ends', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: texts.later('Figs') }));
    expect(place()).toHaveTextContent(texts.at(2, 3));
    await waitFor(() => expect(getStoredImages()).toEqual(['Brie*', 'Figs', 'Honey']));
    await user.click(screen.getByRole('button', { name: texts.earlier('Brie') }));
    expect(shownImages(texts.list)).toEqual(['Brie', 'Figs', 'Honey']);
    expect(ordersSent()).toHaveLength(1);
  });

  test.each(['mouse', 'touch'] as const)(
    'reorders images by dragging with a %s',
    async (pointerType) => {
      await open();
      layOutInRow();
      pull(handle('Figs'), 0, 2, pointerType);
      await waitFor(() =>
        expect(handle('Figs').closest('li')?.style.transform).toMatch(/translate/),
      );
      letGo();
      await waitFor(() => expect(place()).toHaveTextContent(texts.at(3, 3)));
      await waitFor(() => expect(getStoredImages()).toEqual(['Brie*', 'Honey', 'Figs']));
      expect(shownImages(texts.list)).toEqual(['Brie', 'Honey', 'Figs']);
    },
  );

  test('refetches the images when they have changed in the meantime', async () => {
    const user = await open();
    setProductImages(['Figs', 'Brie']);
    await user.click(screen.getByRole('button', { name: texts.earlier('Honey') }));
    expect(await screen.findByText(texts.changed)).toBeVisible();
    expect(screen.getByText(texts.error)).toBeVisible();
    await waitFor(() => expect(shownImages(texts.list)).toEqual(['Figs', 'Brie']));
  });
});

test('useImageOrder restores the old order when saving fails', async () => {
  const user = await openImages({ prepare: showThree });
  mockServer.use(http.put(`*${orders}`, () => new HttpResponse(null, { status: 500 })));
  await user.click(screen.getByRole('button', { name: 'Move Honey earlier' }));
  expect(await screen.findByText('Failed to save the order of images')).toBeVisible();
  await waitFor(() =>
    expect(shownImages('Images of the product')).toEqual(['Figs', 'Brie', 'Honey']),
  );
});

test('useImageOrder saves only the last of several orders made while a save is running', async () => {
  const user = await openImages({ prepare: showThree });
  const release = holdBack('put', orders);
  screen.getByRole('button', { name: /^Move Figs, / }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(shownImages('Images of the product')).toEqual(['Brie', 'Figs', 'Honey']);
  release();
  await waitFor(() => expect(ordersSent()).toHaveLength(2));
  await waitFor(() => expect(getStoredImages()).toEqual(['Brie*', 'Figs', 'Honey']));
});
