import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountMessages } from '#contract/session/admin-messages';
import { codeMessages } from '#contract/session/messages';
import { mockAdmin } from '#mocks/mock-admin';
import { generateCode, stepMs } from '#mocks/testing/test-accounts';
import { blocksUnload } from '../../../media/uploader/testing/stub-uploads';
import { getCurrentUrl } from '../../../testing/current-url';
import { delayResponse } from '../../../testing/delay-response';
import { openBackOffice } from '../../../testing/inbox-rows';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T19:00:10.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = () => openBackOffice('/admin/settings');

/** Opens the settings from another page, so that there is a page to go back to. */
async function openFromMediaManager(): Promise<UserEvent> {
  const user = await openBackOffice('/admin/media-manager');
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  return user;
}

const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
type Dialog = Awaited<ReturnType<typeof findDialog>>;

async function openSetup(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  const dialog = await findDialog('Set up two-step sign-in');
  const link = dialog.getByRole('link', { name: 'Open it in the app of this device' });
  const secret = new URL(String(link.getAttribute('href'))).searchParams.get('secret') ?? '';
  return { dialog, secret };
}

async function fill(user: UserEvent, dialog: Dialog, { code = '', password = '' }) {
  const fields = [
    [dialog.getByRole('textbox', { name: /code/i }), code],
    [dialog.getByLabelText(/^Current password/), password],
  ] as const;
  for (const [field, text] of fields) {
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  }
}

async function submitSetup(user: UserEvent): Promise<string> {
  const { dialog, secret } = await openSetup(user);
  await fill(user, dialog, {
    code: generateCode(Date.now(), secret),
    password: mockAdmin.password,
  });
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  return secret;
}

/** Returns the recovery codes. */
async function turnOn(user: UserEvent): Promise<{ codes: string[]; secret: string }> {
  const secret = await submitSetup(user);
  const codesDialog = await findDialog('Your recovery codes');
  const codes = codesDialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  return { codes, secret };
}

const saveCodes = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'I’ve saved them' }));

describe('<SecondFactorSettings>', () => {
  test('shows the secret as a QR code, as text and as a link, all of them the same', async () => {
    const user = await open();
    const { dialog, secret } = await openSetup(user);
    expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(dialog.getByText(secret.replaceAll(/.{4}(?=.)/g, '$& '))).toBeVisible();
    const code = dialog.getByLabelText(/^Six-digit code/);
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
  });

  test('turns it on and shows ten recovery codes, which only their button closes', async () => {
    const user = await open();
    const { codes } = await turnOn(user);
    expect(codes).toHaveLength(10);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Copy all' }));
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    await saveCodes(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const status = await screen.findByText(/^It has been on since Nov 21, 2026\./);
    expect(status).toHaveTextContent('10 recovery codes are left.');
    await waitFor(() => expect(status.parentElement).toHaveFocus());
  });

  test('keeps the recovery codes on browser back, and asks before the page is closed', async () => {
    const user = await openFromMediaManager();
    await turnOn(user);
    expect(blocksUnload()).toBe(true);
    history.back();
    const button = screen.getByRole('button', { name: 'I’ve saved them' });
    await waitFor(() => expect(button).toHaveFocus());
    expect(getCurrentUrl()).toBe('/admin/settings');
    expect(screen.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    await saveCodes(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(blocksUnload()).toBe(false);
    history.back();
    await waitFor(() => expect(getCurrentUrl()).toBe('/admin/media-manager'));
  });

  test('closes the setup on browser back', async () => {
    const user = await openFromMediaManager();
    await openSetup(user);
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getCurrentUrl()).toBe('/admin/settings');
  });

  test('shows the recovery codes after Escape and browser back during setup', async () => {
    const user = await openFromMediaManager();
    const releaseResponse = delayResponse('put', '/api/admin/second-factor');
    await submitSetup(user);
    await waitFor(() => expect(blocksUnload()).toBe(true));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Set up two-step sign-in' })).toBeVisible();
    const goInHistory = vi.spyOn(history, 'go');
    history.back();
    await waitFor(() => expect(goInHistory).toHaveBeenCalledWith(1));
    await waitFor(() => expect(getCurrentUrl()).toBe('/admin/settings'));
    releaseResponse();
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeVisible();
    expect(getCurrentUrl()).toBe('/admin/settings');
  });

  test('shows errors at their fields, from the form and from the server', async () => {
    const user = await open();
    const { dialog, secret } = await openSetup(user);
    await user.click(dialog.getByRole('button', { name: 'Turn on' }));
    expect(await dialog.findByText(codeMessages.codeRequired.en)).toBeVisible();
    expect(dialog.getByText(accountMessages.currentPassword.en)).toBeVisible();
    await fill(user, dialog, { code: '12', password: mockAdmin.password });
    await user.click(dialog.getByRole('button', { name: 'Turn on' }));
    expect(await dialog.findByText(codeMessages.wrongSetupCode.en)).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText(/^Six-digit code/)).toHaveFocus());
    await fill(user, dialog, { code: generateCode(Date.now(), secret), password: 'figs' });
    await user.click(dialog.getByRole('button', { name: 'Turn on' }));
    expect(await dialog.findByText(accountMessages.wrongPassword.en)).toBeVisible();
  });

  test('replaces the recovery codes, then turns it off with one of them', async () => {
    const user = await open();
    const { codes: earlier, secret } = await turnOn(user);
    await saveCodes(user);
    vi.setSystemTime(Date.now() + stepMs);
    await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    const replaceDialog = await findDialog('New recovery codes');
    await fill(user, replaceDialog, {
      code: generateCode(Date.now(), secret),
      password: mockAdmin.password,
    });
    await user.click(replaceDialog.getByRole('button', { name: 'Create new codes' }));
    const codesDialog = await findDialog('Your recovery codes');
    const [code = ''] = codesDialog.getAllByRole('listitem').map((item) => item.textContent);
    await saveCodes(user);

    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    const dialog = await findDialog('Turn off two-step sign-in?');
    await fill(user, dialog, { code: earlier[0] ?? '', password: mockAdmin.password });
    await user.click(dialog.getByRole('button', { name: 'Turn off' }));
    expect(await dialog.findByText(codeMessages.wrongCode.en)).toBeVisible();
    await fill(user, dialog, { code, password: mockAdmin.password });
    await user.click(dialog.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Two-step sign-in is off')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  });
});
