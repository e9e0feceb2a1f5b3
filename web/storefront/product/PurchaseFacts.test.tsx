import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findEarliestDayOfChoice } from '#contract/orders/earliest-day';
import type { PlannedEvent } from '#contract/orders/event';
import { getDefaultOption } from '#contract/products/options';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import { localizePath } from '../../routing/paths';
import { findProductByName } from '../../testing/demo-data';
import { buildProductPageData } from '../../testing/product-page-data';
import { buildShopFactsData } from '../../testing/shop-facts';
import { visitPage } from '../../testing/visit-page';
import { eventStore } from '../event/event-store';
import { orderDaysQuery } from './order-days-query';

import './PlannedPurchaseFacts';

const board = findProductByName('Mediterranean Board');
const option = getDefaultOption(board);

const getFact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

const visitProduct = (name: string, data = {}) =>
  visitPage(`/product/${findProductByName(name).id}`, { data });

const findDay = (people?: number) =>
  findEarliestDayOfChoice(
    { product: board, option, people },
    { now: new Date(), settings: defaultShopSettings },
  ).day;

const planEvent = (event: Partial<PlannedEvent>) =>
  eventStore.write({ without: [], diets: [], ...event });

const fees = 'Highland Park free, Northeast LA $15.00, Greater LA $35.00, or pickup';

/** As the server embeds it in the page. */
const buildOrderDays = (renderedAt = new Date()) => ({
  [orderDaysQuery.key]: { renderedAt: renderedAt.toISOString(), closedDates: [] },
});

describe('<PurchaseFacts>', () => {
  test('counts the notice from now, also on a page that was rendered before', async () => {
    await visitProduct(board.name, buildOrderDays(new Date('2026-01-05T18:00:00Z')));
    const time = getFact('Earliest')?.querySelector('time');
    expect(time).toHaveAttribute('datetime', findDay());
  });

  test('names no earliest day for what is out of stock', async () => {
    await visitPage(`/product/${board.id}`, {
      data: buildProductPageData({ ...board, inStock: false }),
    });
    expect(getFact('Payment')).toBeVisible();
    expect(screen.queryByText('Earliest')).not.toBeInTheDocument();
  });

  test('is about the place and the people of the event', async () => {
    planEvent({ people: 40, place: 'greater-la' });
    await visitProduct(board.name);
    expect(await screen.findByText('Greater LA $35.00')).toBeVisible();
    expect(getFact('Earliest')?.querySelector('time')).toHaveAttribute('datetime', findDay(40));
    expect(getFact('Payment')).toHaveTextContent(/For 30 guests or more, .* deposit of 50%\.$/);
  });

  test('asks no deposit of a small event, and says that pickup is free', async () => {
    planEvent({ people: 12, place: 'pickup' });
    await visitProduct(board.name);
    expect(await screen.findByText('Pickup in Highland Park is free.')).toBeVisible();
    expect(getFact('Payment')).toHaveTextContent(/by card link, cash or Zelle\.$/);
  });

  test('follows the owner’s settings', async () => {
    await visitProduct('Artisan Gift Box', {
      ...buildShopFactsData({ shippingFee: 12, depositPercent: 0 }),
      ...buildOrderDays(),
    });
    expect(getFact('Shipping')).toHaveTextContent(`Ships for $12.00 to each address. ${fees}`);
    expect(getFact('Payment')).not.toHaveTextContent('deposit');
  });

  test('of a table says that we set it up, not how to keep it', async () => {
    await visitProduct('Grazing Table for Thirty');
    expect(getFact('Keeping it')).toHaveTextContent(
      'We set it up at your place. Leftovers keep 1–2 days.',
    );
  });

  test.each([
    ['Live Board Bar', ['Earliest', 'Delivery', 'Payment']],
    ['Board-Making Class', ['Earliest', 'Payment']],
  ])('of the service %s has %j only', async (name, expected) => {
    await visitProduct(name);
    const names = getFact('Payment')?.closest('dl')?.querySelectorAll('dt') ?? [];
    expect(Array.from(names, ({ textContent }) => textContent)).toEqual(expected);
  });

  test('says all of it in Spanish', async () => {
    await visitPage(localizePath(`/product/${board.id}`, 'es'));
    expect(getFact('Entrega')).toHaveTextContent(
      'Highland Park gratis, Noreste de Los Ángeles $15.00, Resto de Los Ángeles $35.00 o pasas a recoger',
    );
    expect(getFact('Para guardar')).toHaveTextContent(
      'Guarda todo tapado en el refrigerador y sácalo de 30 a 45 minutos antes de servir. Lo que sobre dura de 1 a 2 días.',
    );
  });
});
