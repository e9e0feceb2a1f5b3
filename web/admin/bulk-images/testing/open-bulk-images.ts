import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { Language } from '#contract/core/language';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import type { Scenario } from '#mocks/scenarios';
import { savePreferredLanguage } from '../../../i18n/preferred-language';
import {
  getMediaLibrary,
  getProductTable,
  mockServer,
  resetMockServer,
} from '../../../testing/mock-server';
import { visitPage } from '../../../testing/visit-page';
// Preloads the lazy tab, which can exceed a test's timeout on a busy machine.
import '../BulkImagesTab';
import { resetSessionStores } from '../../shell/session/session-scoped-store';
import { messages } from './messages';

interface OpenOptions {
  readonly language?: Language;
  readonly scenarios?: readonly Scenario[];
  /** Changes the mock data before the page is rendered. */
  readonly prepare?: () => void;
}

export function openBulkImages({
  language = 'en',
  scenarios = [],
  prepare,
}: OpenOptions = {}): Promise<UserEvent> {
  resetMockServer('signed-in', ...scenarios);
  resetSessionStores();
  savePreferredLanguage(language);
  prepare?.();
  return visitPage('/admin?tab=bulkImages');
}

export const addImagePath = '/api/products/:id/images';

export const mockStatus = (method: 'get' | 'post' | 'put', path: string, status = 500) =>
  mockServer.use(http[method](`*${path}`, () => new HttpResponse(null, { status })));

/** Two products without images and two images are selected, the second image first. */
export async function openWithSelection(language: Language, prepare = () => {}) {
  const { product, image } = createBulkImagesPage(language);
  const user = await openBulkImages({ language, prepare: () => void removeImages(2) });
  const productsWithoutImages = getProductTable().list.slice(0, 2);
  for (const each of productsWithoutImages) await user.click(product(each));
  await user.click(image('Garden Board'));
  await user.click(image('Classic Board'));
  prepare();
  return { user, productsWithoutImages };
}

/** Removes the images of the newest products. */
export function removeImages(count: number): readonly Product[] {
  const productsWithoutImages = getProductTable().list.slice(0, count);
  for (const { id } of productsWithoutImages) {
    const product = getProductTable().find(id);
    if (product) getProductTable().put({ ...product, images: [] });
  }
  return productsWithoutImages;
}

export function createBulkImagesPage(language: Language) {
  const texts = messages[language];
  const products = () => within(screen.getByRole('list', { name: texts.products }));
  return {
    product: (product: Product) =>
      products().getByRole('checkbox', { name: getProductText(product, 'name', language) }),
    image: (title: string) =>
      within(screen.getByRole('region', { name: texts.libraryImages })).getByRole('checkbox', {
        name: new RegExp(`${title}$`),
      }),
    getAssignButton: () => screen.getByRole('button', { name: texts.assign }),
  };
}

/** In order; `*` marks the primary image. */
export const getImageTitles = ({ id }: Product): readonly string[] =>
  getProductTable()
    .getResponse(id)
    .images.map(({ publitioId, isPrimary }) => {
      const file = getMediaLibrary().rows.find((row) => row.id === publitioId);
      return `${file?.title}${isPrimary ? '*' : ''}`;
    });
