import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { getProductTable, listRequests, mockServer } from '../../testing/mock-server';
import { messages } from './testing/messages';
import { createBulkImagesPage, mockStatus, openBulkImages } from './testing/open-bulk-images';

describe('<BulkImagesTab>', () => {
  const texts = messages.es;
  const { getAssignButton } = createBulkImagesPage('es');

  test('shows an error when no product or no image is selected', async () => {
    const user = await openBulkImages({ language: 'es' });
    await user.click(getAssignButton());
    expect(await screen.findByText(texts.nothingSelected)).toBeVisible();
    expect(listRequests().filter((url) => url.endsWith('/images'))).toEqual([]);
  });

  test('selects and deselects all products', async () => {
    const user = await openBulkImages({ language: 'es' });
    const all = getProductTable().list.length;
    await user.click(screen.getByRole('button', { name: texts.selectAll }));
    expect(screen.getByText(texts.selected(all))).toBeVisible();
    const [, ...others] = screen.getAllByRole('button', { name: texts.deselectAll });
    expect(others).toHaveLength(1);
    await user.click(
      within(screen.getByRole('region', { name: texts.products })).getByRole('button', {
        name: texts.deselectAll,
      }),
    );
    expect(screen.getByText(texts.selected(0))).toBeVisible();
  });

  test('shows an error when GET /api/products fails', async () => {
    await openBulkImages({ language: 'es', prepare: () => mockStatus('get', '/api/products') });
    expect(screen.getByText(texts.productsFailed)).toBeVisible();
  });

  test('shows an error when GET /api/media/files fails', async () => {
    await openBulkImages({ language: 'es', prepare: () => mockStatus('get', '/api/media/files') });
    expect(screen.getByText(texts.libraryFailed)).toBeVisible();
  });

  test('says that the folder has no images', async () => {
    await openBulkImages({
      language: 'es',
      prepare: () =>
        mockServer.use(http.get('*/api/media/files', () => HttpResponse.json({ files: [] }))),
    });
    expect(screen.getByText(texts.emptyFolder)).toBeVisible();
  });
});

test('<BulkImagesTab> renders one page of thousands of products and can select all of them', async () => {
  const user = await openBulkImages({ scenarios: ['large-catalogue'] });
  const list = () =>
    within(screen.getByRole('list', { name: 'Products' })).getAllByRole('checkbox');
  expect(list()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  const count = getProductTable().list.length;
  expect(count).toBeGreaterThan(400);
  expect(screen.getByText(`${count.toLocaleString('en-US')} selected`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(list().every((box) => box instanceof HTMLInputElement && box.checked)).toBe(true);
});
