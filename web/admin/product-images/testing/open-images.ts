import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Language } from '#contract/core/language';
import type { Scenario } from '#mocks/scenarios';
import { rememberLanguage } from '../../../i18n/remembered-language';
import { openShop, productTable } from '../../../testing/mock-server';
import { renderPage } from '../../../testing/render-page';
// Preloads the lazy tab, which can exceed a test's timeout on a busy machine.
import '../ProductImagesTab';

export const productId = 1;

interface Setting {
  readonly language?: Language;
  readonly scenarios?: readonly Scenario[];
  /** Appended to `?tab=images`. */
  readonly query?: string;
  /** Changes the mock data before the page is rendered. */
  readonly prepare?: () => void;
}

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

/** Gives the product library images with these alt texts, in this order. */
export function setProductImages(altTexts: readonly string[]): void {
  const product = productTable().find(productId);
  if (!product) throw new Error(`The demo data has no product ${productId}.`);
  const others = productTable()
    .list.map(({ image }) => image?.publitioId)
    .filter((fileId) => fileId !== undefined);
  const images = altTexts.map((altText, place) => {
    const { [place]: fileId } = others;
    if (fileId === undefined) throw new Error('The demo data has too few images.');
    return { id: 900 + place, fileId, altText, position: place, isPrimary: place === 0 };
  });
  productTable().put({ ...product, images });
}

/** Alt texts of the stored images in order; `*` marks the primary one. */
export const getStoredImages = () =>
  productTable()
    .getResponse(productId)
    .images.map(({ altText, isPrimary }) => (isPrimary ? `${altText}*` : altText));

export const shownImages = (list: string): (string | undefined)[] =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent ?? undefined);
