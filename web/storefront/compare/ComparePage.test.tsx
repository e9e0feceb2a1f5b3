import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { emptyFacts } from '#contract/products/facts';
import type { Product } from '#contract/products/schema';
import { tracesWarning } from '#contract/products/traces-warning';
import { localizePath, paths } from '../../routing/paths';
import { storefrontTexts } from '../../testing/browser/storefront-texts';
import { findProductByName } from '../../testing/demo-data';
import { resetMockServer } from '../../testing/mock-server';
import { findUntranslatedText } from '../../testing/untranslated-text';
import { visitPage } from '../../testing/visit-page';
import { cartStore } from '../cart/cart';
import { eventStore } from '../event/event-store';
import { comparedProductsQuery } from './queries';

import '../event/EventMarks';

const artisanBox = findProductByName('Artisan Gift Box');
const cheeseCrate = findProductByName("Cheese Lover's Crate");
const picnicBoxes = findProductByName('Picnic Boxes for Two');
const boxes = [artisanBox, cheeseCrate, picnicBoxes];
const unknownId = 4711;

const listIds = (products: readonly Product[]) => products.map(({ id }) => id);

const comparePath = (ids: readonly number[], language: 'en' | 'es' = 'en') =>
  localizePath(paths.compare(ids), language);

/** With these products instead of those of the mocks. */
const visitComparison = (products: readonly Product[]) => {
  const ids = listIds(products);
  return visitPage(comparePath(ids), { data: { [comparedProductsQuery(ids).key]: products } });
};

const getTable = (name = 'Compare side by side') => within(screen.getByRole('table', { name }));

const queryRow = (name: string) =>
  getTable().queryByRole('rowheader', { name })?.closest('tr') ?? undefined;

const readRow = (name: string) => {
  const row = queryRow(name);
  return row && [...row.querySelectorAll('td')].map((cell) => cell.textContent);
};

describe('page "/compare"', () => {
  test('compares products in the order of the URL', async () => {
    await visitPage(comparePath([cheeseCrate.id, artisanBox.id, picnicBoxes.id]));
    const headings = getTable().getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      "Cheese Lover's Crate",
      'Artisan Gift Box',
      'Picnic Boxes for Two',
    ]);
    expect(getTable().getByRole('link', { name: 'Artisan Gift Box' })).toHaveAttribute(
      'href',
      paths.product(artisanBox.id),
    );
    expect(readRow('Serving Size')).toEqual(['6–8 people', '3–5 people', '2–4 people']);
    expect(readRow('Price per person')).toEqual(['≈ $18', '≈ $19', '≈ $30']);
    expect(readRow('Availability')).toEqual(['Low Stock', 'In stock', 'Out of Stock']);
    expect(readRow('What’s in it')).toEqual([
      cheeseCrate.ingredients,
      artisanBox.ingredients,
      picnicBoxes.ingredients,
    ]);
    expect(readRow('Occasions')).toEqual([
      'dinner with friends, office, gift',
      'office, gift',
      'outdoors',
    ]);
    const day = expect.stringMatching(/^\w{3}, \w{3} \d+$/);
    expect(readRow('Earliest')).toEqual([day, day, '–None listed']);
  });

  test('lists only confirmed allergens and diets, with the warning about traces', async () => {
    await visitPage(comparePath(listIds(boxes)));
    const unconfirmed = 'Not confirmed yet';
    expect(readRow('Contains')).toEqual([
      'milk, tree nuts, wheat, sesame',
      'milk, tree nuts',
      unconfirmed,
    ]);
    expect(readRow('May contain')).toEqual(['–None listed', 'wheat', unconfirmed]);
    expect(readRow('Diets')).toEqual(['no alcohol', 'vegetarian, no pork', unconfirmed]);
    expect(readRow('On request without')).toEqual(['tree nuts', 'tree nuts', unconfirmed]);
    expect(screen.getByText(tracesWarning.en)).toBeVisible();
    const note = screen.getByText(/^We haven’t confirmed/);
    expect(note).toHaveTextContent(/yet for Picnic Boxes for Two: ask us$/);
  });

  test('leaves out rows in which no product has a value', async () => {
    await visitComparison([artisanBox, cheeseCrate].map((box) => ({ ...box, facts: emptyFacts })));
    for (const name of ['Contains', 'May contain', 'Diets', 'Occasions', 'Price per person'])
      expect([name, queryRow(name)]).toEqual([name, undefined]);
    expect(queryRow('Serving Size')).toBeVisible();
  });

  test('tones down rows in which all are equal', async () => {
    await visitComparison([
      artisanBox,
      { ...cheeseCrate, facts: { ...cheeseCrate.facts, serves: artisanBox.facts.serves } },
    ]);
    const isToned = (name: string) => queryRow(name)?.matches('[data-equal]');
    expect([isToned('Serving Size'), isToned('Contains')]).toEqual([true, false]);
  });

  test('adds the default option to the cart, and names it if there are others', async () => {
    const user = await visitPage(comparePath([artisanBox.id, cheeseCrate.id]));
    expect(readRow('Price')).toEqual([
      '$95.00Add to Cart',
      'From $145.00One crate: $145.00Add to Cart',
    ]);
    await user.click(
      screen.getByRole('button', { name: "Add to Cart: Cheese Lover's Crate, One crate" }),
    );
    expect(await screen.findByText('Added to cart')).toBeVisible();
    expect(cartStore.read().items).toEqual([{ productId: cheeseCrate.id, quantity: 1 }]);
  });

  test('offers no button for what is out of stock', async () => {
    await visitPage(comparePath(listIds(boxes)));
    expect(screen.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    expect(screen.getAllByRole('button', { name: /^Add to Cart/ })).toHaveLength(2);
  });

  test('says what cannot be had for the event on this device', async () => {
    eventStore.write({ people: 4, without: ['tree-nuts'], diets: [] });
    await visitPage(comparePath([artisanBox.id, cheeseCrate.id]));
    expect(await screen.findAllByText('On request: without tree nuts')).toHaveLength(2);
  });

  test('removes one of four products after the other, and moves the focus on', async () => {
    const board = findProductByName('Classic Board');
    const user = await visitComparison([...boxes, board]);
    resetMockServer('offline');
    const remove = ({ name }: Product) => screen.getByRole('link', { name: `Remove ${name}` });
    expect(remove(board)).toHaveAttribute('href', paths.compare(listIds(boxes)));
    await user.click(remove(board));
    await waitFor(() => expect(getTable().getAllByRole('columnheader')).toHaveLength(3));
    expect(remove(picnicBoxes)).toHaveFocus();
    await user.click(remove(artisanBox));
    await waitFor(() => expect(getTable().getAllByRole('columnheader')).toHaveLength(2));
    expect(location.search).toBe(`?products=${cheeseCrate.id},${picnicBoxes.id}`);
    expect(screen.queryByRole('link', { name: /^Remove/ })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('is translated and not indexed', async () => {
    await visitPage(comparePath(listIds(boxes), 'es'));
    expect(getTable('Compara lado a lado').getAllByRole('columnheader')).toHaveLength(3);
    expect(findUntranslatedText()).toEqual([]);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('leaves out unknown, invalid and repeated ids, and takes the first four', async () => {
    const { id } = findProductByName('Classic Board');
    await visitPage(`/compare?products=x,${id},${unknownId},${id},-1,${artisanBox.id}`);
    expect(getTable().getAllByRole('columnheader')).toHaveLength(2);
    expect(paths.compare([1, 2, 3, 4, 5])).toBe('/compare?products=1,2,3,4');
  });

  test.each(['', `?products=${artisanBox.id}`, `?products=${artisanBox.id},${unknownId}`])(
    'leads to the shop from /compare%s, where nothing can be compared',
    async (query) => {
      const user = await visitPage(`/es/compare${query}`);
      const title = 'Para comparar hacen falta dos';
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(findUntranslatedText()).toEqual([]);
      await user.click(screen.getByRole('link', { name: 'Ir a la tienda' }));
      const { nav } = storefrontTexts.es;
      expect(await screen.findByRole('heading', { level: 1, name: nav.shop })).toBeVisible();
    },
  );

  test('says so when the products cannot be loaded', async () => {
    resetMockServer('server-error:products');
    await visitPage(comparePath(listIds(boxes)));
    expect(screen.getByRole('alert')).toHaveTextContent(/Error loading products/);
  });
});
