import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Language } from '#contract/core/language';
import type { Scenario } from '#mocks/scenarios';
import { savePreferredLanguage } from '../../../i18n/preferred-language';
import { getProductTable, resetMockServer } from '../../../testing/mock-server';
import { visitPage } from '../../../testing/visit-page';
// Preloads the lazy tab, which can exceed a test's timeout on a busy machine.
import '../ProductImagesTab';

export const productId = 1;

interface OpenOptions {
  readonly language?: Language;
  readonly scenarios?: readonly Scenario[];
  /** Appended to `?tab=images`. */
  readonly query?: string;
  /** Changes the mock data before the page is rendered. */
  readonly prepare?: () => void;
}

export function openProductImages({
  language = 'en',
  scenarios = [],
  query = `&product=${productId}`,
  prepare,
}: OpenOptions = {}): Promise<UserEvent> {
  resetMockServer('signed-in', ...scenarios);
  savePreferredLanguage(language);
  prepare?.();
  return visitPage(`/admin?tab=images${query}`);
}

/** Gives the product library images with these alt texts, in this order. */
export function setProductImages(altTexts: readonly string[]): void {
  const product = getProductTable().find(productId);
  if (!product) throw new Error(`The demo data has no product ${productId}.`);
  const fileIds = getProductTable()
    .list.map(({ image }) => image?.publitioId)
    .filter((fileId) => fileId !== undefined);
  const images = altTexts.map((altText, index) => {
    const { [index]: fileId } = fileIds;
    if (fileId === undefined) throw new Error('The demo data has too few images.');
    return { id: 900 + index, fileId, altText, position: index, isPrimary: index === 0 };
  });
  getProductTable().put({ ...product, images });
}

/** Alt texts of the stored images in order; `*` marks the primary one. */
export const getStoredImages = () =>
  getProductTable()
    .getResponse(productId)
    .images.map(({ altText, isPrimary }) => (isPrimary ? `${altText}*` : altText));

export const getVisibleAltTexts = (list: string): (string | undefined)[] =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent ?? undefined);
