import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { Language } from '#contract/core/language';
import { getProductText } from '#contract/products/rules';
import type { Product } from '#contract/products/schema';
import type { Scenario } from '#mocks/scenarios';
import { rememberLanguage } from '../../../i18n/remembered-language';
import { mediaLibrary, mockServer, openShop, productTable } from '../../../testing/mock-server';
import { renderPage } from '../../../testing/render-page';
// Preloads the lazy tab, which can exceed a test's timeout on a busy machine.
import '../BulkImagesTab';
import { resetSessionStores } from '../../shell/session/session-store';
import { messages } from './sentences';

interface Setting {
  readonly language?: Language;
  readonly scenarios?: readonly Scenario[];
  /** Changes the mock data before the page is rendered. */
  readonly prepare?: () => void;
}

export function openBulk({
  language = 'en',
  scenarios = [],
  prepare,
}: Setting = {}): Promise<UserEvent> {
  openShop('signed-in', ...scenarios);
  resetSessionStores();
  rememberLanguage(language);
  prepare?.();
  return renderPage('/admin?tab=bulkImages');
}

export const adds = '/api/products/:id/images';

export const mockStatus = (method: 'get' | 'post' | 'put', path: string, status = 500) =>
  mockServer.use(http[method](`*${path}`, () => new HttpResponse(null, { status })));

/** Two products without images and two images are selected, the second image first. */
export async function openSelected(language: Language, prepare = () => {}) {
  const { product, image } = createBulkImagesPage(language);
  const user = await openBulk({ language, prepare: () => void bareProducts(2) });
  const bare = productTable().list.slice(0, 2);
  for (const each of bare) await user.click(product(each));
  await user.click(image('Garden Board'));
  await user.click(image('Classic Board'));
  prepare();
  return { user, bare };
}

/** Removes the images of the newest products. */
export function bareProducts(count: number): readonly Product[] {
  const bare = productTable().list.slice(0, count);
  for (const { id } of bare) {
    const product = productTable().find(id);
    if (product) productTable().put({ ...product, images: [] });
  }
  return bare;
}

export function createBulkImagesPage(language: Language) {
  const texts = messages[language];
  const products = () => within(screen.getByRole('list', { name: texts.products }));
  return {
    product: (product: Product) =>
      products().getByRole('checkbox', { name: getProductText(product, 'name', language) }),
    image: (title: string) =>
      within(screen.getByRole('region', { name: texts.libraryImages })).getByRole('checkbox', {
        name: new RegExp(title),
      }),
    assign: () => screen.getByRole('button', { name: texts.assign }),
  };
}

/** In order; `*` marks the primary image. */
export const getImageTitles = ({ id }: Product): readonly string[] =>
  productTable()
    .getResponse(id)
    .images.map(({ publitioId, isPrimary }) => {
      const file = mediaLibrary().rows.find((row) => row.id === publitioId);
      return `${file?.title}${isPrimary ? '*' : ''}`;
    });
