import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Language } from '#contract/core/language';
import { forgetGiven, noteGiven } from '../../data/catalogue-seen';
import { reached, unreached } from '../../data/connectivity';
import { loadCatalogue } from '../../i18n/catalogues';
import { Price } from './Price';

const say = { from: 'From', earlier: 'as of Nov 20, 9:30 AM', later: 'as of Nov 21, 3:04 PM' };

const earlier = new Date(2026, 10, 20, 9, 30).toUTCString();
const later = new Date(2026, 10, 21, 15, 4).toUTCString();

async function showPrice(language: Language, price = <Price dollars={85} />) {
  render(
    <I18nProvider i18n={await loadCatalogue(language)}>
      <p data-testid="price">{price}</p>
    </I18nProvider>,
  );
  return screen.getByTestId('price');
}

beforeEach(() => onTestFinished(forgetGiven));

describe('a price', () => {
  test('is a price and nothing else while the shop can be reached', async () => {
    noteGiven('/api/products', later);
    expect(await showPrice('en')).toHaveTextContent(/^\$85\.00$/);
  });

  test('says offline of when it is, until the shop is there again', async () => {
    noteGiven('/api/products', later);
    const price = await showPrice('en');
    act(unreached);
    expect(price).toHaveTextContent(`$85.00 ${say.later}`);
    act(reached);
    expect(price).toHaveTextContent(/^\$85\.00$/);
  });

  test('says what it is the price of before it says of when', async () => {
    noteGiven('/api/products', later);
    const price = await showPrice('en', <Price dollars={85}> / 4</Price>);
    act(unreached);
    expect(price).toHaveTextContent(`$85.00 / 4 ${say.later}`);
  });

  test('is said to be the lowest where other sizes cost more', async () => {
    const price = await showPrice('en', <Price dollars={1165} isStarting />);
    expect(price).toHaveTextContent(`${say.from} $1,165.00`);
  });

  test('is never said to be newer than the oldest answer with prices on the page', async () => {
    noteGiven('/api/products/7', later);
    noteGiven('/api/featured-products', earlier);
    noteGiven('/api/media/files?filter_tags=hero', new Date(0).toUTCString());
    const price = await showPrice('en');
    act(unreached);
    expect(price).toHaveTextContent(say.earlier);
  });

  test('is newer once the shop has said it again', async () => {
    noteGiven('/api/products', earlier);
    noteGiven('/api/products', later);
    const price = await showPrice('en');
    act(unreached);
    expect(price).toHaveTextContent(say.later);
  });

  test('says nothing of a time that nobody knows', async () => {
    const price = await showPrice('en');
    act(unreached);
    expect(price).toHaveTextContent(/^\$85\.00$/);
  });
});
