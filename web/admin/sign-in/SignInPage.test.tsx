import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { mockAdmin } from '#mocks/mock-admin';
import { savePreferredLanguage } from '../../i18n/preferred-language';
import { mockServer, resetMockServer } from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';

const getSignInButton = () => screen.getByRole('button', { name: 'Sign in' });

async function signIn(url: string, username: string = mockAdmin.username) {
  const user = await visitPage(url);
  await user.type(await screen.findByLabelText(/Username/), username);
  await user.type(screen.getByLabelText(/Password/), mockAdmin.password);
  await user.click(getSignInButton());
  return user;
}

describe('page /admin/login', () => {
  test('redirects to the requested page after signing in', async () => {
    await signIn('/admin/nowhere?x=1');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
    expect(location.pathname + location.search).toBe('/admin/nowhere?x=1');
  });

  test('redirects to /admin after signing in without ?next=', async () => {
    await signIn('/admin/login');
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument();
    expect(location.pathname).toBe('/admin');
  });

  test('accepts a trailing slash in the URL', async () => {
    resetMockServer('signed-in');
    await visitPage('/admin/login/');
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument();
    expect(location.pathname).toBe('/admin');
  });

  test('redirects at once when already signed in', async () => {
    resetMockServer('signed-in');
    await visitPage('/admin/login?next=%2Fadmin%2Fnowhere');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  });

  test('shows the same error for a wrong username and a wrong password, and keeps the input', async () => {
    const user = await signIn('/admin', 'marisol');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid username or password');
    expect(screen.getByLabelText(/Username/)).toHaveValue('marisol');
    await user.clear(screen.getByLabelText(/Username/));
    await user.type(screen.getByLabelText(/Username/), mockAdmin.username);
    await user.type(screen.getByLabelText(/Password/), 's');
    await user.click(getSignInButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid username or password');
  });

  test('shows and hides the password', async () => {
    const user = await visitPage('/admin');
    const field = await screen.findByLabelText(/Password/);
    await user.type(field, 'figs');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('figs');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  test('requires username and password before sending a request', async () => {
    const user = await visitPage('/admin');
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Please enter your user name')).toBeInTheDocument();
    expect(screen.getByText('Please enter your password')).toBeInTheDocument();
    expect(screen.getByLabelText(/Username/)).toHaveFocus();
  });

  test('shows a generic error when the request fails without a message', async () => {
    mockServer.use(http.post('*/api/admin/login', () => HttpResponse.error()));
    await signIn('/admin');
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  });

  test('uses the saved language and switches it without losing input', async () => {
    savePreferredLanguage('es');
    const user = await visitPage('/admin');
    expect(await screen.findByRole('heading', { name: 'Administración' })).toBeInTheDocument();
    await user.type(screen.getByLabelText(/Usuario/), 'elena');
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByLabelText(/Username/)).toHaveValue('elena');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
  });

  test('translates field errors when the language changes', async () => {
    savePreferredLanguage('es');
    const user = await visitPage('/admin');
    await user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByText('Escribe tu contraseña')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByText('Please enter your password')).toBeInTheDocument();
    expect(screen.queryByText('Escribe tu contraseña')).not.toBeInTheDocument();
  });

  test('shows server errors in Spanish when the language is Spanish', async () => {
    savePreferredLanguage('es');
    const user = await visitPage('/admin');
    await user.type(await screen.findByLabelText(/Usuario/), 'elena');
    await user.type(screen.getByLabelText(/Contraseña/), 'higos');
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Usuario o contraseña incorrectos');
  });
});
