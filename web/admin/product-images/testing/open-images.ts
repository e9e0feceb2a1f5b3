import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Language } from '#contract/core/language';
import type { Scenario } from '#mocks/scenarios';
import { rememberLanguage } from '../../../i18n/remembered-language';
import { openShop, productTable } from '../../../testing/mock-server';
import { renderPage } from '../../../testing/render-page';
// The tab is fetched when it is opened, which takes a busy machine its time.
import '../ProductImagesTab';

/** A product of the demo shop. */
export const productId = 1;

interface Setting {
  readonly language?: Language;
  readonly scenarios?: readonly Scenario[];
  /** What stands behind `tab=images` in the address. */
  readonly query?: string;
  /** What is different about the shop before anybody looks. */
  readonly prepare?: () => void;
}

/** Opens the images of a product as somebody who is signed in. */
export function openImages({
  language = 'en',
  scenarios = [],
  query = `&product=${productId}`,
  prepare,
}: Setting = {}): Promise<UserEvent> {
  openShop('signed-in', ...scenarios);
  rememberLanguage(language);
  prepare?.();
  return renderPage(`/admin?tab=images${query}`);
}

/** Has the product show these files of the library, in this order, under these words. */
export function showPictures(altTexts: readonly string[]): void {
  const product = productTable().find(productId);
  if (!product) throw new Error('The demo shop has lost its first product.');
  const others = productTable()
    .list.map(({ image }) => image?.publitioId)
    .filter((fileId) => fileId !== undefined);
  const images = altTexts.map((altText, place) => {
    const { [place]: fileId } = others;
    if (fileId === undefined) throw new Error('The demo shop has too few pictures.');
    return { id: 900 + place, fileId, altText, position: place, isPrimary: place === 0 };
  });
  productTable().put({ ...product, images });
}

/** What the shop knows of the product's images: their words, in order, and which is the primary one. */
export const keptImages = () =>
  productTable()
    .shown(productId)
    .images.map(({ altText, isPrimary }) => (isPrimary ? `${altText}*` : altText));

/** The words over the images on the page, in their order. */
export const shownImages = (list: string): (string | undefined)[] =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent ?? undefined);
