import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { Language } from '#contract/core/language';
import { productText } from '#contract/products/rules';
import type { Product } from '#contract/products/schema';
import type { Scenario } from '#mocks/scenarios';
import { rememberLanguage } from '../../../i18n/remembered-language';
import { mediaLibrary, mockServer, openShop, productTable } from '../../../testing/mock-server';
import { renderPage } from '../../../testing/render-page';
// The tab is fetched when it is opened, which takes a busy machine its time.
import '../BulkImagesTab';
import { resetSessionStores } from '../../shell/session/session-store';
import { sentences } from './sentences';

interface Setting {
  readonly language?: Language;
  readonly scenarios?: readonly Scenario[];
  /** What is different about the shop before anybody looks. */
  readonly prepare?: () => void;
}

/** Opens the bulk images as somebody who is signed in. */
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

/** What adds an image to a product. */
export const adds = '/api/products/:id/images';

/** Has the shop answer a call with nothing but a status. */
export const answers = (method: 'get' | 'post' | 'put', path: string, status = 500) =>
  mockServer.use(http[method](`*${path}`, () => new HttpResponse(null, { status })));

/** Opens the page with two products without images; both are selected, and two pictures, the second one first. */
export async function openSelected(language: Language, prepare = () => {}) {
  const { product, picture } = pageIn(language);
  const user = await openBulk({ language, prepare: () => void bareProducts(2) });
  const bare = productTable().list.slice(0, 2);
  for (const each of bare) await user.click(product(each));
  await user.click(picture('Garden Board'));
  await user.click(picture('Classic Board'));
  prepare();
  return { user, bare };
}

/** Takes their images from the newest products, so many of them, and answers those. */
export function bareProducts(count: number): readonly Product[] {
  const bare = productTable().list.slice(0, count);
  for (const { id } of bare) {
    const product = productTable().find(id);
    if (product) productTable().put({ ...product, images: [] });
  }
  return bare;
}

/** What the page calls things, and where they are. */
export function pageIn(language: Language) {
  const say = sentences[language];
  const products = () => within(screen.getByRole('list', { name: say.products }));
  return {
    product: (product: Product) =>
      products().getByRole('checkbox', { name: productText(product, 'name', language) }),
    picture: (title: string) =>
      within(screen.getByRole('region', { name: say.pictures })).getByRole('checkbox', {
        name: new RegExp(title),
      }),
    assign: () => screen.getByRole('button', { name: say.assign }),
  };
}

/** The titles of the pictures that a product shows, in their order; a star marks the primary one. */
export const picturesOf = ({ id }: Product): readonly string[] =>
  productTable()
    .shown(id)
    .images.map(({ publitioId, isPrimary }) => {
      const file = mediaLibrary().rows.find((row) => row.id === publitioId);
      return `${file?.title}${isPrimary ? '*' : ''}`;
    });
