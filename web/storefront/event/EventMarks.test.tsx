import { cleanup, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addDays, toShopDate } from '#contract/core/dates';
import { emptyFacts, type ProductFacts } from '#contract/products/facts';
import { tracesWarning } from '#contract/products/traces-warning';
import { localizePath } from '../../routing/paths';
import { findProductByName } from '../../testing/demo-data';
import { visitPage } from '../../testing/visit-page';
import { buildSharedListPath } from '../wishlist/shared-list';
import { eventStore } from './event-store';

import './EventMarks';
import './EventTraces';

const board = findProductByName('Classic Board');

const confirmed: ProductFacts = { ...emptyFacts, confirmed: true };

async function visitWishlist(facts: ProductFacts, language: 'en' | 'es' = 'en') {
  localStorage.setItem('wishlist', JSON.stringify({ version: 1, productIds: [board.id] }));
  await visitPage(localizePath('/wishlist', language), {
    data: { '/api/products': [{ ...board, facts }] },
  });
}

describe('<EventMarks>', () => {
  test.each<[string, Partial<ProductFacts>, RegExp]>([
    ['contains', { contains: ['tree-nuts'] }, /^Contains tree nuts$/],
    ['may contain', { mayContain: ['tree-nuts'] }, /^May contain tree nuts$/],
    ['is not confirmed', { confirmed: false }, /^Ingredients not confirmed yet: ask us$/],
    [
      'is made without on request',
      { contains: ['tree-nuts'], canBeLeftOut: ['tree-nuts'] },
      /^On request: without tree nuts$/,
    ],
  ])('mark a product that %s what the event is without', async (_, facts, text) => {
    eventStore.write({ without: ['tree-nuts'], diets: [] });
    await visitWishlist({ ...confirmed, ...facts });
    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByText(tracesWarning.en)).toBeVisible();
  });

  test('mark a product that does not meet a diet', async () => {
    eventStore.write({ without: [], diets: ['vegetarian', 'no-pork'] });
    await visitWishlist({ ...confirmed, diets: ['no-pork'] }, 'es');
    expect(await screen.findByText('No cumple: vegetariano')).toBeVisible();
  });

  test('tell the earliest day if the event is too soon', async () => {
    eventStore.write({ date: addDays(toShopDate(new Date())), without: [], diets: [] });
    await visitWishlist(confirmed);
    expect(await screen.findByText(/^(Not for \w+ \d+: earliest|We’re closed on) /)).toBeVisible();
  });

  test('are on the cards of the shop', async () => {
    eventStore.write({ without: ['milk'], diets: [] });
    await visitPage('/shop');
    expect((await screen.findAllByText('Contains milk')).length).toBeGreaterThan(0);
  });

  test('are on the home page and in a shared list, with the traces warning', async () => {
    eventStore.write({ without: ['milk'], diets: [] });
    await visitPage('/');
    expect((await screen.findAllByText('Contains milk')).length).toBeGreaterThan(0);
    expect((await screen.findAllByText(tracesWarning.en)).length).toBeGreaterThan(0);
    cleanup();
    await visitPage(buildSharedListPath([board.id]));
    expect(await screen.findByText(tracesWarning.en)).toBeVisible();
  });

  test('are in the search, with the traces warning', async () => {
    eventStore.write({ without: ['milk'], diets: [] });
    const user = await visitPage('/faq');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.type(await screen.findByRole('searchbox'), 'fig');
    expect((await screen.findAllByText('Contains milk')).length).toBeGreaterThan(0);
    expect(await screen.findByText(tracesWarning.en)).toBeVisible();
  });

  test('say nothing without an event', async () => {
    await visitWishlist({ ...confirmed, contains: ['tree-nuts'] });
    expect(screen.queryByText(/^Contains/)).not.toBeInTheDocument();
    expect(screen.queryByText(tracesWarning.en)).not.toBeInTheDocument();
  });
});
