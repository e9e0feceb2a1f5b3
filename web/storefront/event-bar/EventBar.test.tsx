import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PlannedEvent } from '#contract/orders/event';
import { localizePath } from '../../routing/paths';
import { visitPage } from '../../testing/visit-page';
import { eventStore } from '../event/event-store';

// Imported eagerly: loading these lazy modules would count against test timeouts.
import '../event/EventDialog';
import '../event/EventSummary';

const readStored = () => JSON.parse(localStorage.getItem('event') ?? 'null');

const nuts: PlannedEvent = {
  people: 12,
  place: 'greater-la',
  without: ['tree-nuts'],
  diets: ['no-pork'],
};

const getBar = () => screen.getByRole('button', { expanded: false, name: /Change|Add the day/ });

describe('<EventBar>', () => {
  test.each(['/shop', '/product/1', '/cart'])('is on %s', async (path) => {
    await visitPage(path);
    expect(screen.getByRole('button', { name: /Add the day, people and place/ })).toBeVisible();
  });

  test.each(['/', '/about', '/wishlist'])('is not on %s', async (path) => {
    await visitPage(path);
    expect(screen.queryByRole('button', { name: /Add the day/ })).not.toBeInTheDocument();
  });

  test('stores what is entered in its dialog, and shows it', async () => {
    const user = await visitPage('/cart');
    await user.click(getBar());
    const dialog = within(await screen.findByRole('dialog', { name: 'Your event' }));
    await user.click(dialog.getByRole('button', { name: /^Day/ }));
    await user.keyboard('{Enter}');
    const date = dialog.getByRole('button', { name: /^Day/ }).getAttribute('value');
    await user.click(dialog.getByRole('textbox', { name: 'People' }));
    await user.paste('11');
    await user.click(dialog.getByRole('button', { name: 'One person more' }));
    await user.click(dialog.getByRole('radio', { name: /^Greater LA \$35\.00/ }));
    await user.click(dialog.getByRole('checkbox', { name: 'Tree nuts' }));
    await user.click(dialog.getByRole('checkbox', { name: 'No pork' }));
    expect(dialog.getByText(/traces can’t be excluded/)).toBeVisible();
    expect(readStored()).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(readStored()).toEqual({ version: 1, ...nuts, date });
    const bar = await screen.findByRole('button', { name: /Change$/ });
    expect(bar).toHaveTextContent(/12 people · Greater LA · without tree nuts · no pork/);
    expect(bar).toHaveFocus();
  });

  test('keeps the event until its dialog is saved, and forgets it when it is cleared', async () => {
    eventStore.write(nuts);
    const user = await visitPage('/cart');
    await user.click(await screen.findByRole('button', { name: /Change$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your event' }));
    await user.click(dialog.getByRole('button', { name: 'One person fewer' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(readStored().people).toBe(12);
    await user.click(getBar());
    await user.click(await screen.findByRole('button', { name: 'Clear the event' }));
    expect(readStored()).toBeNull();
    expect(await screen.findByRole('button', { name: /Add the day/ })).toBeVisible();
  });

  test('closes the calendar on Escape, and not the dialog', async () => {
    const user = await visitPage('/cart');
    await user.click(getBar());
    const dialog = within(await screen.findByRole('dialog', { name: 'Your event' }));
    const day = dialog.getByRole('button', { name: /^Day/ });
    await user.click(day);
    expect(day).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(day).toHaveAttribute('aria-expanded', 'false');
    expect(day).toBeVisible();
  });

  test('says the event in Spanish', async () => {
    eventStore.write({ ...nuts, place: 'pickup' });
    await visitPage(localizePath('/cart', 'es'));
    expect(await screen.findByRole('button', { name: /Cambiar$/ })).toHaveTextContent(
      '12 personas · Paso a recoger · sin nueces de árbol · sin puerco',
    );
  });
});
