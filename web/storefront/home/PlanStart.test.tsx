import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findPage } from '../../app/pages';
import { localizePath } from '../../routing/paths';
import { loadPage } from '../../routing/preload-page';
import { getCurrentUrl } from '../../testing/current-url';
import { visitPage } from '../../testing/visit-page';
import { eventStore } from '../event/event-store';

// Imported eagerly: loading these lazy modules would count against test timeouts.
import '../event/EventDialog';
import '../event/EventInputs';
import '../event/EventSummary';

/** Otherwise, it would suspend inside `act`. */
const loadPlanner = () => loadPage(findPage('/plan', ''));

const getPeople = () => screen.getByRole('textbox', { name: 'people' });
const getDay = () => screen.getByLabelText('day');

describe('<PlanStart>', () => {
  test('is above all images but the first, and links to the shop', async () => {
    await visitPage(localizePath('/', 'es'));
    const form = screen.getByLabelText('personas').closest('form');
    const [, secondImage] = screen.getAllByRole('img');
    expect(form?.compareDocumentPosition(secondImage ?? document.body)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getByRole('link', { name: 'Ver las tablas' })).toHaveAttribute(
      'href',
      localizePath('/shop', 'es'),
    );
  });

  test('is a form that opens the planner without JavaScript', async () => {
    await visitPage(localizePath('/', 'es'));
    const form = screen.getByLabelText('personas').closest('form');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', localizePath('/plan', 'es'));
    expect(form && [...new FormData(form)]).toEqual([
      ['people', '12'],
      ['date', ''],
    ]);
  });

  test('opens the planner with the people that are typed', async () => {
    await loadPlanner();
    const user = await visitPage('/');
    await user.clear(getPeople());
    await user.type(getPeople(), '20');
    await user.click(screen.getByRole('button', { name: 'Set my table' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Plan an event' })).toBeVisible();
    expect(getCurrentUrl()).toBe('/plan?people=20');
    expect(screen.getByRole('textbox', { name: 'Adults' })).toHaveValue('20');
  });

  test('is filled with the event on this device, and takes its requirements along', async () => {
    eventStore.write({
      people: 30,
      date: '2999-12-05',
      place: 'pickup',
      without: ['tree-nuts', 'milk'],
      diets: ['no-pork'],
    });
    await loadPlanner();
    const user = await visitPage('/');
    await waitFor(() => expect(getPeople()).toHaveValue('30'));
    expect(getDay()).toHaveValue('2999-12-05');
    expect(await screen.findByRole('button', { name: /tree nuts.*Change$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Set my table' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Plan an event' })).toBeVisible();
    expect(getCurrentUrl()).toBe(
      '/plan?people=30&date=2999-12-05&place=pickup&without=tree-nuts&without=milk&diet=no-pork',
    );
  });

  test('stays on the home page when an event is saved in the dialog', async () => {
    const user = await visitPage('/');
    await user.click(screen.getByRole('button', { name: /^Add the place/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Your event' });
    await user.type(within(dialog).getByRole('textbox', { name: 'People' }), '40');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: /Change$/ })).toBeVisible();
    expect(getCurrentUrl()).toBe('/');
  });

  test('keeps what is typed when an event is added in the dialog', async () => {
    const user = await visitPage('/');
    await user.clear(getPeople());
    await user.type(getPeople(), '8');
    eventStore.write({ people: 30, without: ['milk'], diets: [] });
    await waitFor(() => expect(document.querySelector('input[name=without]')).not.toBeNull());
    expect(getPeople()).toHaveValue('8');
  });
});
