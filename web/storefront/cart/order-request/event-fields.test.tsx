import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PlannedEvent } from '#contract/orders/event';
import { findProductByName } from '../../../testing/demo-data';
import { eventStore } from '../../event/event-store';
import { createOrderFormPage } from './testing/order-form-page';

const board = findProductByName('Mediterranean Board');
const items = [{ productId: board.id, quantity: 1 }];

const event: PlannedEvent = {
  date: '2099-11-28',
  people: 12,
  place: 'greater-la',
  without: ['tree-nuts'],
  diets: ['vegetarian', 'no-pork'],
};

describe('<OrderForm> with an event on the device', () => {
  const page = createOrderFormPage('en');
  const { texts, textbox, form } = page;
  const writeEvent = (changed: Partial<PlannedEvent> = {}) =>
    act(() => void eventStore.write({ ...event, ...changed }));

  test('is filled with the event, and its fee is in the summary', async () => {
    writeEvent();
    await page.open(items);
    expect(page.eventDate()).toHaveValue('2099-11-28');
    expect(textbox(texts.guests)).toHaveValue('12');
    expect(page.deliveryOption(/^Greater LA/)).toBeChecked();
    expect(form().getByRole('checkbox', { name: 'Tree nuts' })).toBeChecked();
    expect(textbox('Other allergies')).toHaveValue('Vegetarian, No pork');
    expect(screen.getAllByText('Delivery, Greater LA').length).toBeGreaterThan(0);
  });

  test('is filled with a pickup', async () => {
    writeEvent({ place: 'pickup' });
    await page.open(items);
    expect(page.deliveryOption(texts.pickup)).toBeChecked();
  });

  test('keeps a draft, and fills only what it leaves empty', async () => {
    const fields = { guests: '20', area: 'northeast-la', street: 'York Blvd 1' };
    sessionStorage.setItem('draft:order', JSON.stringify({ fields, begun: '{}' }));
    writeEvent({ place: 'pickup' });
    await page.open(items);
    expect(textbox(texts.guests)).toHaveValue('20');
    expect(page.deliveryOption(texts.northeast)).toBeChecked();
    expect(textbox(texts.street)).toHaveValue('York Blvd 1');
    expect(page.eventDate()).toHaveValue('2099-11-28');
  });

  test('follows the event until a field is changed by hand', async () => {
    writeEvent();
    const user = await page.open(items);
    writeEvent({ people: 14 });
    expect(textbox(texts.guests)).toHaveValue('14');
    await user.clear(textbox(texts.guests));
    await page.paste(user, texts.guests, '30');
    writeEvent({ people: 16, place: 'highland-park' });
    expect(textbox(texts.guests)).toHaveValue('30');
    expect(page.deliveryOption(/^Highland Park/)).toBeChecked();
    act(() => eventStore.clear());
    expect(textbox(texts.guests)).toHaveValue('30');
    expect(page.deliveryOption(/^Highland Park/)).not.toBeChecked();
    expect(form().getByRole('checkbox', { name: 'Tree nuts' })).not.toBeChecked();
  });
});
