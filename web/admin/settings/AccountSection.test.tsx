import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accountMessages, usernameTaken } from '#contract/session/admin-messages';
import { mockAdmin } from '#mocks/mock-admin';
import { openBackOffice } from '../../testing/inbox-rows';

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

function addAccount(username: string, ownPassword: string = mockAdmin.password): void {
  typeInto(fields.username, username);
  typeInto(fields.password, newPassword);
  typeInto(fields.own, ownPassword);
  press('Add account');
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
    press('Remove the account marisol');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this account?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('marisol can no longer sign in')).toBeVisible();
    await waitFor(() => expect(listNames()).toEqual([own]));
  });

  test('say that a user name is taken', async () => {
    await openAccounts();
    addAccount(mockAdmin.username.toUpperCase());
    expect(await screen.findByText(usernameTaken.en)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(fields.username)).toHaveFocus());
  });
});
