import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addDays, findEarliestDay, toShopDate } from '#contract/core/dates';
import { emptyFacts, type ProductFacts } from '#contract/products/facts';
import type { Product } from '#contract/products/schema';
import { localizePath } from '../../routing/paths';
import { findProductByName } from '../../testing/demo-data';
import { buildProductPageData } from '../../testing/product-page-data';
import { visitPage } from '../../testing/visit-page';
import { eventStore } from './event-store';

import '../product/PlannedPurchaseFacts';
import './EventCheck';

const board = findProductByName('Mediterranean Board');

const noRequirements = { without: [], diets: [] };

async function visitProduct(
  facts: Partial<ProductFacts> = {},
  language: 'en' | 'es' = 'en',
  changes: Partial<Product> = {},
) {
  const product = { ...board, ...changes, facts: { ...emptyFacts, confirmed: true, ...facts } };
  await visitPage(localizePath(`/product/${board.id}`, language), {
    data: buildProductPageData(product),
  });
}

const findCheck = async () =>
  within(await screen.findByRole('region', { name: /^(For your event|Para tu evento)$/ }));

describe('<EventCheck>', () => {
  test('says yes to a possible day; only the facts about the purchase name the fee', async () => {
    const date = findEarliestDay(new Date(), 400);
    eventStore.write({ ...noRequirements, date, place: 'greater-la' });
    await visitProduct();
    const check = await findCheck();
    expect(check.getByText(/^For your \w+, \w+ \d+: yes$/)).toBeVisible();
    expect(await screen.findByText('Greater LA $35.00')).toBeVisible();
    expect(screen.getAllByText(/\$35\.00/)).toHaveLength(1);
  });

  test('says no to a day that is too soon, and names the earliest, in Spanish', async () => {
    eventStore.write({ ...noRequirements, date: toShopDate(new Date()), place: 'pickup' });
    await visitProduct({}, 'es');
    const check = await findCheck();
    expect(
      check.getByText(/^Para tu .+: no\. (Lo más pronto es el .+ de .+|Ese día cerramos)\.$/),
    ).toBeVisible();
  });

  test('names what it may contain, and that traces cannot be excluded', async () => {
    eventStore.write({ without: ['milk', 'sesame'], diets: [] });
    await visitProduct({ contains: ['milk'], mayContain: ['sesame'] });
    const check = await findCheck();
    expect(check.getByText('Contains milk')).toBeVisible();
    expect(check.getByText('May contain sesame')).toBeVisible();
    expect(check.getByText(/traces can’t be excluded/)).toBeVisible();
  });

  test('promises what is confirmed only', async () => {
    eventStore.write({ without: ['fish'], diets: ['no-pork'] });
    await visitProduct({ diets: ['no-pork'] });
    const check = await findCheck();
    expect(check.getByText('For your table (without fish and no pork): yes')).toBeVisible();
  });

  test('links to the contact page if the facts are not confirmed', async () => {
    eventStore.write({ without: ['fish'], diets: [] });
    await visitProduct({ confirmed: false });
    const check = await findCheck();
    expect(check.queryByText(/: yes$/)).not.toBeInTheDocument();
    expect(check.getByRole('link', { name: 'Ask us about it' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('is not there for an event that only has people and a place', async () => {
    eventStore.write({ ...noRequirements, people: 12, place: 'greater-la' });
    await visitProduct();
    expect(screen.queryByRole('region', { name: 'For your event' })).not.toBeInTheDocument();
  });

  test('is not there for the day of a product that is out of stock', async () => {
    eventStore.write({ ...noRequirements, date: findEarliestDay(new Date(), 400) });
    await visitProduct({}, 'en', { inStock: false });
    expect(await screen.findByRole('button', { name: /Change$/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'For your event' })).not.toBeInTheDocument();
  });

  test('takes a stored day that has passed as none', async () => {
    const date = addDays(toShopDate(new Date()), -1);
    localStorage.setItem('event', JSON.stringify({ version: 1, ...noRequirements, date }));
    await visitProduct();
    expect(screen.queryByRole('region', { name: 'For your event' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Add the day/ })).toBeVisible();
  });
});
