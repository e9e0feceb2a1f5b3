import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { setShopSettings } from '#contract/settings/admin-endpoints';
import { getShopSettings } from '#contract/settings/endpoints';
import { shopSettingsMessages, shopSettingsStale } from '#contract/settings/messages';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import type { Scenario } from '#mocks/scenarios';
import { markOnline } from '../../data/connectivity';
import { request } from '../../data/http-client';
import { blocksUnload } from '../../media/uploader/testing/stub-uploads';
import { getCurrentUrl } from '../../testing/current-url';
import { openBackOffice } from '../../testing/inbox-rows';
import { mockServer, resetMockServer } from '../../testing/mock-server';

const url = '/admin/settings';

const openSettings = (scenarios: readonly Scenario[] = []) => openBackOffice(url, { scenarios });
const fetchSettings = () => request(getShopSettings, {});
const getField = (name: string | RegExp) => screen.getByLabelText(name);
const typeInto = (name: string | RegExp, value: string) =>
  fireEvent.change(getField(name), { target: { value } });
const getButton = (name: string) => screen.getByRole('button', { name });
const save = () => fireEvent.click(getButton('Save settings'));
const waitUntilSaved = () => screen.findByText('Settings saved');

/** Another admin saves the settings. */
const saveElsewhere = (changes: object) =>
  request(setShopSettings, { body: { ...defaultShopSettings, ...changes } });

const longNotice = 'Notice for every order, in hours *';

describe('page /admin/settings', () => {
  test('shows the current settings and saves changes', async () => {
    await openSettings();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
    expect(getField(longNotice)).toHaveValue('96');
    expect(screen.getAllByText('4 days')).toHaveLength(2);
    expect(getField('ZIP codes of Highland Park')).toHaveValue('90042');

    typeInto(longNotice, '48');
    expect(screen.getByText('2 days')).toBeVisible();
    fireEvent.click(getField('Monday'));
    typeInto(/^Opens/, '10:00');
    typeInto('Orders per day', '');
    typeInto(/^Fee for Northeast LA/, '$17.50');
    typeInto('ZIP codes of Northeast LA', '90041, 90065');
    typeInto('Words that mean the same', 'avocado, aguacate, palta\n\nrosca = kings cake');
    save();
    await waitUntilSaved();
    expect(await fetchSettings()).toMatchObject({
      openDays: ['Sunday', 'Monday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '10:00',
      noticeHours: 48,
      maxOrdersPerDay: null,
      deliveryAreas: [{}, { slug: 'northeast-la', fee: 17.5, zipCodes: ['90041', '90065'] }, {}],
      synonyms: [
        ['avocado', 'aguacate', 'palta'],
        ['rosca', 'kings cake'],
      ],
      version: 1,
    });
    expect(getField('Words that mean the same')).toHaveValue(
      'avocado, aguacate, palta\nrosca, kings cake',
    );
    expect(screen.queryByText('Not saved yet')).toBeNull();
    expect(getField(/^Fee for Northeast LA/)).toHaveValue('17.5');
  });

  test('saves a seasonal collection, and removes it', async () => {
    await openSettings();
    const list = screen.getByRole('list', { name: 'Products in the collection' });
    await waitFor(() => expect(within(list).getByText('Posada Board')).toBeVisible());
    expect(getField('Title in Spanish *')).toHaveValue('Para tu posada y Nochebuena');
    typeInto('Title in English *', 'For Valentine’s Day');
    typeInto('Last day to order *', '2027-02-10');
    fireEvent.click(getButton('Remove Posada Board'));
    save();
    await waitUntilSaved();
    const { seasonalCollection } = await fetchSettings();
    expect(seasonalCollection).toMatchObject({
      title: { en: 'For Valentine’s Day', es: 'Para tu posada y Nochebuena' },
      orderBy: '2027-02-10',
    });
    expect(seasonalCollection?.productIds).toHaveLength(2);

    fireEvent.click(getField('Show a seasonal collection'));
    expect(screen.queryByLabelText('Last day to order *')).toBeNull();
    save();
    await waitFor(async () =>
      expect(await fetchSettings()).toMatchObject({ seasonalCollection: null }),
    );
  });

  test('says what a seasonal collection lacks', async () => {
    await openSettings();
    for (const name of ['Title in English *', 'Title in Spanish *', 'Last day to order *'])
      typeInto(name, '');
    const list = within(screen.getByRole('list', { name: 'Products in the collection' }));
    for (const remove of list.getAllByRole('button')) fireEvent.click(remove);
    save();
    expect(await screen.findAllByText(shopSettingsMessages.collectionTitle.en)).toHaveLength(2);
    expect(screen.getByText(shopSettingsMessages.chooseDate.en)).toBeVisible();
    expect(screen.getByText(shopSettingsMessages.collectionProducts.en)).toBeVisible();
  });

  test('can be saved several times in a row', async () => {
    await openSettings();
    typeInto(longNotice, '48');
    save();
    await waitFor(async () => expect(await fetchSettings()).toMatchObject({ version: 1 }));
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    typeInto(longNotice, '72');
    save();
    await waitFor(async () => expect(await fetchSettings()).toMatchObject({ version: 2 }));
  });

  test('shows errors at their fields, focuses the first and saves nothing', async () => {
    await openSettings();
    for (const day of defaultShopSettings.openDays) fireEvent.click(getField(day));
    typeInto(longNotice, 'soon');
    typeInto('ZIP codes of Greater LA', '90042');
    save();
    expect(await screen.findByText(shopSettingsMessages.openDays.en)).toBeVisible();
    expect(getField(longNotice)).toHaveAccessibleDescription(
      expect.stringContaining(shopSettingsMessages.hours.en),
    );
    expect(getField('ZIP codes of Greater LA')).toHaveAccessibleDescription(
      expect.stringContaining(shopSettingsMessages.zipCodeInTwoAreas('90042').en),
    );
    await waitFor(() => expect(screen.getByRole('group', { name: 'Open on' })).toHaveFocus());
    expect(await fetchSettings()).toMatchObject({ version: 0 });
  });

  test('says when the settings can’t be loaded, and loads them again', async () => {
    const user = await openSettings(['server-error:settings']);
    expect(screen.getByRole('alert')).toHaveTextContent('The settings couldn’t be loaded.');
    resetMockServer('signed-in');
    await user.click(getButton('Try again'));
    expect(await screen.findByText('Opening days and hours')).toBeVisible();
  });

  test('is in Spanish too', async () => {
    await openBackOffice(url, { language: 'es' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ajustes');
    expect(getField('domingo')).toBeChecked();
    expect(screen.getByText('25 de diciembre, cada año')).toBeVisible();
  });
});

describe('closed dates on page /admin/settings', () => {
  const listDates = () =>
    within(screen.getByRole('region', { name: 'Closed dates' }))
      .getAllByRole('listitem')
      .map(({ firstChild }) => firstChild?.textContent);

  test('are added for one day or for each year, and removed', async () => {
    await openSettings();
    expect(listDates()).toEqual(['January 1, each year', 'December 25, each year']);
    typeInto('Another closed date', '2026-12-24');
    fireEvent.click(getButton('Add date'));
    fireEvent.click(getField('Each year'));
    typeInto('Another closed date', '2028-02-29');
    fireEvent.keyDown(getField('Another closed date'), { key: 'Enter' });
    fireEvent.click(getButton('Remove January 1'));
    await waitFor(() => expect(getField('Another closed date')).toHaveFocus());
    expect(listDates()).toEqual([
      'February 29, each year',
      'December 25, each year',
      'Thursday, December 24, 2026',
    ]);
    save();
    await waitUntilSaved();
    expect(await fetchSettings()).toMatchObject({ closedDates: ['02-29', '12-25', '2026-12-24'] });
  });

  test('are saved without being added to the list first', async () => {
    await openSettings();
    typeInto('Another closed date', '2026-12-24');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    save();
    await waitUntilSaved();
    expect(await fetchSettings()).toMatchObject({ closedDates: ['01-01', '12-25', '2026-12-24'] });
    expect(listDates()).toContain('Thursday, December 24, 2026');
    expect(getField('Another closed date')).toHaveValue('');
  });

  test('are saved for each year without being added to the list first', async () => {
    await openSettings();
    fireEvent.click(getField('Each year'));
    typeInto('Another closed date', '2026-07-04');
    save();
    await waitUntilSaved();
    expect(await fetchSettings()).toMatchObject({ closedDates: ['01-01', '07-04', '12-25'] });
    expect(getField('Each year')).not.toBeChecked();
  });

  test('stay in the field while saving fails, and are gone after Discard', async () => {
    await openSettings();
    typeInto('Another closed date', '2026-12-24');
    typeInto(longNotice, 'soon');
    save();
    await waitFor(() => expect(getField(longNotice)).toHaveFocus());
    expect(getField('Another closed date')).toHaveValue('2026-12-24');
    fireEvent.click(getButton('Discard'));
    expect(getField('Another closed date')).toHaveValue('');
    expect(await fetchSettings()).toMatchObject({ version: 0 });
  });

  test('need a date', async () => {
    await openSettings();
    fireEvent.click(getButton('Add date'));
    expect(getField('Another closed date')).toHaveAccessibleDescription(
      shopSettingsMessages.chooseDate.en,
    );
  });
});

describe('page /admin/settings after someone else saved the settings', () => {
  async function saveOutdated(): Promise<void> {
    await openSettings();
    await saveElsewhere({ depositPercent: 30 });
    typeInto(longNotice, '48');
    save();
    expect(await screen.findByText(shopSettingsStale.en)).toBeVisible();
  }

  test('keeps mine, and theirs of what was not edited here', async () => {
    await saveOutdated();
    fireEvent.click(getButton('Keep mine'));
    await waitUntilSaved();
    expect(await fetchSettings()).toMatchObject({ noticeHours: 48, depositPercent: 30 });
    expect(getField(/^Deposit for large events/)).toHaveValue('30');
  });

  test('keeps mine of what both edited', async () => {
    await openSettings();
    await saveElsewhere({ noticeHours: 24 });
    typeInto(longNotice, '48');
    save();
    await screen.findByText(shopSettingsStale.en);
    fireEvent.click(getButton('Keep mine'));
    await waitUntilSaved();
    expect(await fetchSettings()).toMatchObject({ noticeHours: 48 });
  });

  test('keeps the closed dates that each of the two added', async () => {
    await openSettings();
    const { closedDates } = await fetchSettings();
    await saveElsewhere({ closedDates: [...closedDates, '2027-05-05'] });
    typeInto('Another closed date', '2027-05-04');
    fireEvent.click(getButton('Add date'));
    save();
    await screen.findByText(shopSettingsStale.en);
    fireEvent.click(getButton('Keep mine'));
    await waitUntilSaved();
    expect((await fetchSettings()).closedDates).toEqual([
      ...closedDates,
      '2027-05-04',
      '2027-05-05',
    ]);
  });

  test('uses theirs', async () => {
    await saveOutdated();
    fireEvent.click(getButton('Use theirs'));
    expect(getField(longNotice)).toHaveValue('96');
    expect(getField(/^Deposit for large events/)).toHaveValue('30');
    save();
    await waitUntilSaved();
    expect(await fetchSettings()).toMatchObject({ version: 2, depositPercent: 30 });
  });
});

describe('page /admin/settings with unsaved changes', () => {
  test('asks before the page is closed, and not after Discard', async () => {
    await openSettings();
    expect(blocksUnload()).toBe(false);
    typeInto(longNotice, '48');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    expect(blocksUnload()).toBe(true);
    fireEvent.click(getButton('Discard'));
    expect(getField(longNotice)).toHaveValue('96');
    expect(blocksUnload()).toBe(false);
  });

  test('asks on browser back, and leaves after Discard', async () => {
    const user = await openBackOffice('/admin/media-manager');
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await screen.findByText('Opening days and hours');
    typeInto(longNotice, '48');
    history.back();
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    expect(getCurrentUrl()).toBe(url);
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(getCurrentUrl()).toBe('/admin/media-manager'));
  });

  test('asks on browser forward, and goes forward after Discard', async () => {
    const user = await openBackOffice('/admin/settings');
    await user.click(screen.getByRole('link', { name: 'Calendar' }));
    await waitFor(() => expect(getCurrentUrl()).toBe('/admin/calendar'));
    history.back();
    await screen.findByText('Opening days and hours');
    typeInto(longNotice, '48');
    history.forward();
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(getCurrentUrl()).toBe('/admin/calendar'));
  });

  test('asks before signing out, and signs out after Discard', async () => {
    const user = await openSettings();
    typeInto(longNotice, '48');
    const findQuestion = async () =>
      within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    await user.click(getButton('Sign out'));
    await user.click((await findQuestion()).getByRole('button', { name: 'Keep editing' }));
    expect(getField(longNotice)).toHaveValue('48');
    await user.click(getButton('Sign out'));
    await user.click((await findQuestion()).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(getCurrentUrl()).toBe('/admin/login');
    expect(blocksUnload()).toBe(false);
  });

  test('keeps the changes when signing out fails', async () => {
    const user = await openSettings();
    typeInto(longNotice, '48');
    mockServer.use(http.post('*/api/admin/logout', () => HttpResponse.error()));
    await user.click(getButton('Sign out'));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }),
    );
    expect(await screen.findByText('You’re still signed in')).toBeInTheDocument();
    expect(getField(longNotice)).toHaveValue('48');
    act(markOnline);
  });
});
