import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeMessages } from '#contract/session/messages';
import { mockAdmin } from '#mocks/mock-admin';
import { enableSecondFactor, generateCode, stepMs } from '#mocks/testing/test-accounts';
import { getMockDatabase, listRequests, resetMockServer } from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';

let recoveryCodes: readonly string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T19:00:10.000Z') });
  resetMockServer();
});
afterEach(() => {
  vi.useRealTimers();
});

async function typeCredentials(): Promise<UserEvent> {
  const user = await visitPage('/admin');
  await user.type(await screen.findByLabelText(/^Username/), mockAdmin.username);
  await user.type(screen.getByLabelText(/^Password/), mockAdmin.password);
  // The mock admin exists from the first request on.
  recoveryCodes = await enableSecondFactor(getMockDatabase());
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return user;
}

const findCodeField = () => screen.findByLabelText(/^Six-digit code/);

test('<CodeForm> requests the code after the password, focuses it and signs in with it', async () => {
  const user = await typeCredentials();
  const field = await findCodeField();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(field, generateCode(Date.now()));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('<CodeForm> shows a wrong or missing code at the field', async () => {
  const user = await typeCredentials();
  const field = await findCodeField();
  const before = listRequests().length;
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(codeMessages.codeRequired.en)).toBeVisible();
  expect(listRequests()).toHaveLength(before);
  await user.type(field, generateCode(Date.now() + 10 * stepMs));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(codeMessages.wrongCode.en)).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(expect.stringContaining(codeMessages.wrongCode.en));
});

test('<CodeForm> accepts a recovery code instead', async () => {
  const user = await typeCredentials();
  await findCodeField();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const field = await screen.findByLabelText(/^Recovery code/);
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, recoveryCodes[0] ?? '');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('<CodeForm> leads back to user name and password, and keeps the user name', async () => {
  const user = await typeCredentials();
  await findCodeField();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText(/^Username/)).toHaveValue(mockAdmin.username);
  const password = screen.getByLabelText(/^Password/);
  expect(password).toHaveValue('');
  await waitFor(() => expect(password).toHaveFocus());
});
