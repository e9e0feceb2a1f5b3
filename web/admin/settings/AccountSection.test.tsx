import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accountMessages, accountNotFound, usernameTaken } from '#contract/session/admin-messages';
import { codeMessages } from '#contract/session/messages';
import { mockAdmin } from '#mocks/mock-admin';
import { enableSecondFactorInSession, generateCode } from '#mocks/testing/test-accounts';
import { openBackOffice } from '../../testing/inbox-rows';
import { getMockDatabase, listRequests } from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';

const openAccounts = () => openBackOffice('/admin/settings');
const typeInto = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const newPassword = 'higos y nueces de casa';

const fields = {
  current: 'Current password *',
  next: 'New password *',
  username: 'User name of the new account *',
  password: 'Password of the new account *',
  own: 'Your own password, to confirm *',
};

const codeLabel = /^Code from the app, or a recovery code/;

function addAccount(username: string, ownPassword: string = mockAdmin.password): void {
  typeInto(fields.username, username);
  typeInto(fields.password, newPassword);
  typeInto(fields.own, ownPassword);
  press('Add account');
}

async function openRemoval(username: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Remove the account ${username}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this account?' }));
  return {
    ...dialog,
    press: () => fireEvent.click(dialog.getByRole('button', { name: 'Remove' })),
  };
}

describe('<ChangePasswordForm>', () => {
  test('changes the password and empties the fields', async () => {
    await openAccounts();
    typeInto(fields.current, mockAdmin.password);
    typeInto(fields.next, newPassword);
    press('Change password');
    expect(await screen.findByText('Your password has changed')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(fields.current)).toHaveValue(''));
    typeInto(fields.current, newPassword);
    typeInto(fields.next, mockAdmin.password);
    press('Change password');
    await waitFor(() => expect(screen.getByLabelText(fields.current)).toHaveValue(''));
  });

  test('shows errors at their fields, from the form and from the server', async () => {
    await openAccounts();
    typeInto(fields.current, 'figs');
    typeInto(fields.next, 'short');
    press('Change password');
    expect(await screen.findByText(accountMessages.passwordTooShort.en)).toBeVisible();
    typeInto(fields.next, newPassword);
    press('Change password');
    expect(await screen.findByText(accountMessages.wrongPassword.en)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(fields.current)).toHaveFocus());
  });
});

describe('<AccountList> and <AddAccountForm>', () => {
  const listNames = () =>
    within(screen.getByRole('list', { name: 'Accounts' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('add an account and remove it after a confirmation', async () => {
    await openAccounts();
    const own = `${mockAdmin.username}This is you`;
    expect(listNames()).toEqual([own]);
    addAccount('marisol');
    expect(await screen.findByText('marisol can sign in now')).toBeVisible();
    await waitFor(() => expect(listNames()).toEqual([own, 'marisolRemove']));
    const dialog = await openRemoval('marisol');
    const password = dialog.getByLabelText(/^Current password/);
    await waitFor(() => expect(password).toHaveFocus());
    expect(dialog.queryByLabelText(codeLabel)).toBeNull();
    dialog.press();
    expect(await dialog.findByText(accountMessages.currentPassword.en)).toBeVisible();
    fireEvent.change(password, { target: { value: 'figs' } });
    dialog.press();
    expect(await dialog.findByText(accountMessages.wrongPassword.en)).toBeVisible();
    await waitFor(() => expect(password).toHaveFocus());
    fireEvent.change(password, { target: { value: mockAdmin.password } });
    dialog.press();
    expect(await screen.findByText('marisol can no longer sign in')).toBeVisible();
    await waitFor(() => expect(listNames()).toEqual([own]));
    await waitFor(() => expect(screen.getByRole('list', { name: 'Accounts' })).toHaveFocus());
  });

  test('close the dialog when another admin has removed the account', async () => {
    await openAccounts();
    addAccount('marisol');
    const dialog = await openRemoval('marisol');
    await getMockDatabase()('administrators').where({ username: 'marisol' }).delete();
    fireEvent.change(dialog.getByLabelText(/^Current password/), {
      target: { value: mockAdmin.password },
    });
    dialog.press();
    expect(await screen.findByText(accountNotFound.en)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(listNames()).toEqual([`${mockAdmin.username}This is you`]));
  });

  test('say that a user name is taken', async () => {
    await openAccounts();
    addAccount(mockAdmin.username.toUpperCase());
    expect(await screen.findByText(usernameTaken.en)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(fields.username)).toHaveFocus());
  });
});

describe('with a second factor', () => {
  let recoveryCodes: readonly string[];

  async function open(): Promise<void> {
    await openAccounts();
    recoveryCodes = await enableSecondFactorInSession(getMockDatabase());
    cleanup();
    await visitPage('/admin/settings');
  }

  const getForm = (submitLabel: string) => {
    const submit = screen.getByRole('button', { name: submitLabel });
    const form = within(submit.closest('form') ?? document.body);
    const type = (label: string | RegExp, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } });
    return { ...form, type, press: () => fireEvent.click(submit) };
  };

  test('<ChangePasswordForm> requires a code and shows errors at its field', async () => {
    await open();
    const form = getForm('Change password');
    const code = form.getByLabelText(codeLabel);
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    form.type(fields.current, mockAdmin.password);
    form.type(fields.next, newPassword);
    const before = listRequests().length;
    form.press();
    expect(await form.findByText(codeMessages.codeRequired.en)).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    expect(listRequests()).toHaveLength(before);
    form.type(codeLabel, '000000');
    form.press();
    expect(await form.findByText(codeMessages.wrongCode.en)).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveAccessibleDescription(codeMessages.wrongCode.en);
    form.type(codeLabel, generateCode(Date.now()));
    form.press();
    expect(await screen.findByText('Your password has changed')).toBeVisible();
    await waitFor(() => expect(code).toHaveValue(''));
  });

  test('<ChangePasswordForm> shows the field once the server requires a code', async () => {
    await openAccounts();
    const form = getForm('Change password');
    expect(form.queryByLabelText(codeLabel)).toBeNull();
    await enableSecondFactorInSession(getMockDatabase());
    form.type(fields.current, mockAdmin.password);
    form.type(fields.next, newPassword);
    form.press();
    expect(await form.findByText(codeMessages.codeRequired.en)).toBeVisible();
    await waitFor(() => expect(form.getByLabelText(codeLabel)).toHaveFocus());
  });

  test('<AddAccountForm> and the dialog of <AccountList> require a code', async () => {
    await open();
    addAccount('marisol');
    const form = getForm('Add account');
    expect(await form.findByText(codeMessages.codeRequired.en)).toBeVisible();
    form.type(codeLabel, recoveryCodes[0] ?? '');
    form.press();
    expect(await screen.findByText('marisol can sign in now')).toBeVisible();
    expect(await screen.findByText(/ 9 recovery codes are left\.$/)).toBeVisible();
    const dialog = await openRemoval('marisol');
    fireEvent.change(dialog.getByLabelText(/^Current password/), {
      target: { value: mockAdmin.password },
    });
    const code = dialog.getByLabelText(codeLabel);
    fireEvent.change(code, { target: { value: recoveryCodes[0] } });
    dialog.press();
    expect(await dialog.findByText(codeMessages.wrongCode.en)).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    fireEvent.change(code, { target: { value: recoveryCodes[1] } });
    dialog.press();
    expect(await screen.findByText('marisol can no longer sign in')).toBeVisible();
  });
});
