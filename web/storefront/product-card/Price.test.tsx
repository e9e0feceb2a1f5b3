import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Language } from '#contract/core/language';
import { markOffline, markOnline } from '../../data/connectivity';
import { recordFetchTime, resetFetchTimes } from '../../data/price-freshness';
import { loadTranslations } from '../../i18n/translations';
import { Price } from './Price';

const texts = { from: 'From', earlier: 'as of Nov 20, 9:30 AM', later: 'as of Nov 21, 3:04 PM' };

const earlier = new Date(2026, 10, 20, 9, 30).toUTCString();
const later = new Date(2026, 10, 21, 15, 4).toUTCString();

async function renderPrice(language: Language, price = <Price dollars={85} />) {
  render(
    <I18nProvider i18n={await loadTranslations(language)}>
      <p data-testid="price">{price}</p>
    </I18nProvider>,
  );
  return screen.getByTestId('price');
}

beforeEach(() => onTestFinished(resetFetchTimes));

describe('<Price>', () => {
  test('shows only the price while online', async () => {
    recordFetchTime('/api/products', later);
    expect(await renderPrice('en')).toHaveTextContent(/^\$85\.00$/);
  });

  test('shows when the price was fetched while offline', async () => {
    recordFetchTime('/api/products', later);
    const price = await renderPrice('en');
    act(markOffline);
    expect(price).toHaveTextContent(`$85.00 ${texts.later}`);
    act(markOnline);
    expect(price).toHaveTextContent(/^\$85\.00$/);
  });

  test('shows its children before the date', async () => {
    recordFetchTime('/api/products', later);
    const price = await renderPrice('en', <Price dollars={85}> / 4</Price>);
    act(markOffline);
    expect(price).toHaveTextContent(`$85.00 / 4 ${texts.later}`);
  });

  test('shows "From" for a starting price', async () => {
    const price = await renderPrice('en', <Price dollars={1165} isStarting />);
    expect(price).toHaveTextContent(`${texts.from} $1,165.00`);
  });

  test('shows the date of the oldest price response on the page', async () => {
    recordFetchTime('/api/products/7', later);
    recordFetchTime('/api/featured-products', earlier);
    recordFetchTime('/api/media/files?filter_tags=hero', new Date(0).toUTCString());
    const price = await renderPrice('en');
    act(markOffline);
    expect(price).toHaveTextContent(texts.earlier);
  });

  test('shows the date of the latest response for the same URL', async () => {
    recordFetchTime('/api/products', earlier);
    recordFetchTime('/api/products', later);
    const price = await renderPrice('en');
    act(markOffline);
    expect(price).toHaveTextContent(texts.later);
  });

  test('shows no date if it is unknown', async () => {
    const price = await renderPrice('en');
    act(markOffline);
    expect(price).toHaveTextContent(/^\$85\.00$/);
  });
});
