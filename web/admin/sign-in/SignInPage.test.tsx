import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { mockAdministrator } from '#mocks/administrator';
import { rememberLanguage } from '../../i18n/remembered-language';
import { mockServer, openShop } from '../../testing/mock-server';
import { renderPage } from '../../testing/render-page';

const button = () => screen.getByRole('button', { name: 'Sign in' });

async function signIn(address: string, username: string = mockAdministrator.username) {
  const user = await renderPage(address);
  await user.type(await screen.findByLabelText(/Username/), username);
  await user.type(screen.getByLabelText(/Password/), mockAdministrator.password);
  await user.click(button());
  return user;
}

describe('the door to the back office', () => {
  test('is where every page of it leads who is not signed in, and from there on', async () => {
    await signIn('/admin/nowhere?x=1');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
    expect(location.pathname + location.search).toBe('/admin/nowhere?x=1');
  });

  test('leads to the dashboard who comes to it straight', async () => {
    await signIn('/admin/login');
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument();
    expect(location.pathname).toBe('/admin');
  });

  test('is found with a slash at the end of its address, too', async () => {
    openShop('signed-in');
    await renderPage('/admin/login/');
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument();
    expect(location.pathname).toBe('/admin');
  });

  test('lets who is signed in straight through', async () => {
    openShop('signed-in');
    await renderPage('/admin/login?next=%2Fadmin%2Fnowhere');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  });

  test('says the same of a wrong name and of a wrong password, and keeps what was typed', async () => {
    const user = await signIn('/admin', 'marisol');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid username or password');
    expect(screen.getByLabelText(/Username/)).toHaveValue('marisol');
    await user.clear(screen.getByLabelText(/Username/));
    await user.type(screen.getByLabelText(/Username/), mockAdministrator.username);
    await user.type(screen.getByLabelText(/Password/), 's');
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid username or password');
  });

  test('shows the password on request, and hides it again', async () => {
    const user = await renderPage('/admin');
    const field = await screen.findByLabelText(/Password/);
    await user.type(field, 'figs');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('figs');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  test('asks for both before it sends anything', async () => {
    const user = await renderPage('/admin');
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Please enter your user name')).toBeInTheDocument();
    expect(screen.getByText('Please enter your password')).toBeInTheDocument();
    expect(screen.getByLabelText(/Username/)).toHaveFocus();
  });

  test('says that something went wrong where the shop does not say what', async () => {
    mockServer.use(http.post('*/api/admin/login', () => HttpResponse.error()));
    await signIn('/admin');
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  });

  test('speaks the language that was chosen last, and changes it where it stands', async () => {
    rememberLanguage('es');
    const user = await renderPage('/admin');
    expect(await screen.findByRole('heading', { name: 'Administración' })).toBeInTheDocument();
    await user.type(screen.getByLabelText(/Usuario/), 'elena');
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByLabelText(/Username/)).toHaveValue('elena');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
  });

  test('field errors change with the language', async () => {
    rememberLanguage('es');
    const user = await renderPage('/admin');
    await user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByText('Escribe tu contraseña')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByText('Please enter your password')).toBeInTheDocument();
    expect(screen.queryByText('Escribe tu contraseña')).not.toBeInTheDocument();
  });

  test('refuses in Spanish who writes in Spanish', async () => {
    rememberLanguage('es');
    const user = await renderPage('/admin');
    await user.type(await screen.findByLabelText(/Usuario/), 'elena');
    await user.type(screen.getByLabelText(/Contraseña/), 'higos');
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Usuario o contraseña incorrectos');
  });
});
