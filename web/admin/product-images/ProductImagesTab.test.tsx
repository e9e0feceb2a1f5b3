import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { getProductTable, mockServer, resetMockServer } from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';
import { messages } from './testing/messages';
import {
  getStoredImages,
  getVisibleAltTexts,
  openProductImages,
  productId,
  setProductImages,
} from './testing/open-product-images';

const mockServerError = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  mockServer.use(http[method](`*${path}`, () => new HttpResponse(null, { status: 500 })));

const imagesPath = `/api/products/${productId}/images`;

describe('<ProductImagesTab>', () => {
  const texts = messages.en;

  test('shows the images of the product selected by name and puts its id in the URL', async () => {
    const user = await openProductImages({ language: 'en', query: '' });
    expect(screen.getByText(texts.choose)).toBeVisible();
    expect(screen.getByRole('button', { name: texts.add })).toBeDisabled();
    const { name } = getProductTable().getResponse(productId).product;
    const combobox = screen.getByRole('combobox', { name: texts.product });
    await user.type(combobox, 'seven');
    await user.click(await screen.findByRole('option', { name: /./ }));
    expect(combobox).toHaveDisplayValue(/./);
    expect(name).toContain('Seven');
    expect(new URLSearchParams(location.search).get('product')).toBe(String(productId));
    expect(await screen.findByRole('list', { name: texts.list })).toBeVisible();
    expect(screen.getByRole('button', { name: texts.add })).toBeEnabled();
  });

  test('selects a product by keyboard', async () => {
    const user = await openProductImages({ language: 'en', query: '' });
    screen.getByRole('combobox', { name: texts.product }).focus();
    await user.keyboard('seven');
    await screen.findByRole('option', { name: /./ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('list', { name: texts.list })).toBeVisible();
  });

  test('says that no products match the search', async () => {
    const user = await openProductImages({ language: 'en', query: '' });
    await user.type(screen.getByRole('combobox', { name: texts.product }), 'zzz');
    expect(await screen.findByText(texts.noProducts)).toBeVisible();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  test('shows the alt text of each image and the primary badge', async () => {
    await openProductImages({ language: 'en', prepare: () => setProductImages(['Figs', 'Brie']) });
    const [figs, brie] = screen.getAllByRole('listitem');
    if (!figs || !brie) throw new Error('Expected two images.');
    expect(getVisibleAltTexts(texts.list)).toEqual(['Figs', 'Brie']);
    expect(within(figs).getByText(texts.primary)).toBeVisible();
    expect(within(figs).queryByRole('button', { name: new RegExp(texts.setPrimary) })).toBeNull();
    expect(within(brie).queryByText(texts.primary)).toBeNull();
    expect(screen.getByText(texts.orderHint)).toBeVisible();
  });

  test('says that a product has no images', async () => {
    await openProductImages({ language: 'en', prepare: () => setProductImages([]) });
    expect(screen.getByText(texts.none)).toBeVisible();
  });

  test('sets another primary image', async () => {
    const user = await openProductImages({
      language: 'en',
      prepare: () => setProductImages(['Figs', 'Brie']),
    });
    await user.click(screen.getByRole('button', { name: `${texts.setPrimary} Brie` }));
    expect(await screen.findByText(texts.isPrimary)).toBeVisible();
    await waitFor(() => expect(getVisibleAltTexts(texts.list)).toEqual(['Brie', 'Figs']));
    expect(getStoredImages()).toEqual(['Brie*', 'Figs']);
  });

  test('keeps the primary image and shows an error when PUT …/primary fails', async () => {
    const user = await openProductImages({
      language: 'en',
      prepare: () => setProductImages(['Figs', 'Brie']),
    });
    mockServerError('put', '/primary');
    await user.click(screen.getByRole('button', { name: `${texts.setPrimary} Brie` }));
    expect(await screen.findByText(texts.notPrimary)).toBeVisible();
    expect(screen.getByText(texts.error)).toBeVisible();
    expect(getVisibleAltTexts(texts.list)).toEqual(['Figs', 'Brie']);
  });

  test('deletes an image after confirmation', async () => {
    const user = await openProductImages({
      language: 'en',
      prepare: () => setProductImages(['Figs', 'Brie']),
    });
    await user.click(screen.getByRole('button', { name: `${texts.delete} Figs` }));
    const confirmDialog = within(await screen.findByRole('dialog', { name: texts.confirmDelete }));
    await user.click(confirmDialog.getByRole('button', { name: texts.delete }));
    expect(await screen.findByText(texts.deleted)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(getVisibleAltTexts(texts.list)).toEqual(['Brie']));
    expect(getStoredImages()).toEqual(['Brie*']);
  });

  test('moves the focus to the next image after a deletion, and to the panel after the last one', async () => {
    const user = await openProductImages({
      language: 'en',
      query: '',
      prepare: () => setProductImages(['Figs', 'Brie']),
    });
    await user.type(screen.getByRole('combobox', { name: texts.product }), 'seven');
    await user.click(await screen.findByRole('option', { name: /./ }));
    for (const name of ['Figs', 'Brie']) {
      await user.click(await screen.findByRole('button', { name: `${texts.delete} ${name}` }));
      const confirmDialog = within(
        await screen.findByRole('dialog', { name: texts.confirmDelete }),
      );
      await user.click(confirmDialog.getByRole('button', { name: texts.delete }));
      await waitFor(() => expect(screen.queryByText(name)).toBeNull());
      if (name === 'Brie') break;
      const [firstButton] = within(screen.getByRole('list', { name: texts.list })).getAllByRole(
        'button',
      );
      await waitFor(() => expect(firstButton).toHaveFocus());
    }
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
    expect(screen.queryByRole('option')).toBeNull();
  });

  test('keeps the focus in the card of an image that becomes primary', async () => {
    const user = await openProductImages({
      language: 'en',
      prepare: () => setProductImages(['Figs', 'Brie']),
    });
    await user.click(screen.getByRole('button', { name: `${texts.setPrimary} Brie` }));
    await waitFor(() => expect(getVisibleAltTexts(texts.list)).toEqual(['Brie', 'Figs']));
    await waitFor(() =>
      expect(screen.getAllByRole('listitem')[0]).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      ),
    );
  });

  test('keeps the image and the dialog when DELETE fails', async () => {
    const user = await openProductImages({
      language: 'en',
      prepare: () => setProductImages(['Figs']),
    });
    mockServerError('delete', '/api/products/images/:imageId');
    await user.click(screen.getByRole('button', { name: `${texts.delete} Figs` }));
    const confirmDialog = within(await screen.findByRole('dialog', { name: texts.confirmDelete }));
    await user.click(confirmDialog.getByRole('button', { name: texts.delete }));
    expect(await screen.findByText(texts.notDeleted)).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: texts.confirmDelete })).toBeVisible();
    expect(getStoredImages()).toEqual(['Figs*']);
  });

  test('shows an error when loading images fails and reloads on Try again', async () => {
    const user = await openProductImages({
      language: 'en',
      prepare: () => mockServerError('get', imagesPath),
    });
    expect(screen.getByText(texts.imagesFailed)).toBeVisible();
    mockServer.resetHandlers();
    await user.click(screen.getByRole('button', { name: texts.retry }));
    expect(await screen.findByRole('list', { name: texts.list })).toBeVisible();
    expect(screen.queryByText(texts.imagesFailed)).toBeNull();
  });

  test('shows an error when GET /api/products fails', async () => {
    await openProductImages({
      language: 'en',
      prepare: () => mockServerError('get', '/api/products'),
    });
    expect(screen.getByText(texts.productsFailed)).toBeVisible();
  });
});

test('<ProductImagesTab> asks for a product when the URL has an unknown product id', async () => {
  await openProductImages({ query: '&product=nonsense' });
  expect(screen.getByText('Choose a product to see its images.')).toBeVisible();
});

test('<ProductCombobox> offers 50 of thousands of products and a hint to keep typing', async () => {
  resetMockServer('signed-in', 'large-catalogue');
  const user = await visitPage('/admin?tab=images');
  await user.click(screen.getByRole('combobox', { name: 'Product' }));
  expect(await screen.findAllByRole('option')).toHaveLength(50);
  expect(screen.getByText(/^\d+ found\. Keep typing to narrow them down\.$/)).toBeVisible();
});

test('<EditAltDialog> saves the alt text of an image in both languages', async () => {
  const user = await openProductImages({ prepare: () => setProductImages(['Figs', 'Brie']) });
  await user.click(screen.getByRole('button', { name: 'Edit alt text Brie' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit alt text' }));
  const english = dialog.getByRole('textbox', { name: 'Alt text in English' });
  const spanish = dialog.getByRole('textbox', { name: 'Alt text in Spanish' });
  await user.clear(english);
  await user.type(english, 'A cut brie');
  await user.clear(spanish);
  await user.type(spanish, 'Un brie cortado');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Alt text saved')).toBeInTheDocument();
  await waitFor(() =>
    expect(getVisibleAltTexts('Images of the product')).toEqual(['Figs', 'A cut brie']),
  );
  const { alt } = getProductTable().getResponse(productId).images[1] ?? {};
  expect(alt).toEqual({ en: 'A cut brie', es: 'Un brie cortado' });
});
