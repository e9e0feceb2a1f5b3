import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { mockAdmin } from '#mocks/mock-admin';
import { markOffline, markOnline } from '../../../data/connectivity';
import { savePreferredLanguage } from '../../../i18n/preferred-language';
import { getCurrentUrl } from '../../../testing/current-url';
import { mockServer, resetMockServer } from '../../../testing/mock-server';
import { visitPage } from '../../../testing/visit-page';

beforeEach(() => resetMockServer('signed-in'));

test('<BackOfficeLayout> links to its pages and the home page, and is noindex', async () => {
  await visitPage('/admin');
  const navigation = await screen.findByRole('navigation', { name: 'Back office' });
  const links = within(navigation).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/admin'],
    ['Calendar', '/admin/calendar'],
    ['Kitchen list', '/admin/kitchen-list'],
    ['Customers', '/admin/customers'],
    ['Media Gallery', '/admin/media'],
    ['Settings', '/admin/settings'],
    ['View Website', '/'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    'page',
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(document.title).toBe('Admin Dashboard | La Higuera');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.each(['/admin/dashboard?tab=orders', '/admin/dashboard/?tab=orders'])(
  'page %s redirects to the dashboard',
  async (url) => {
    await visitPage(url);
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    expect(getCurrentUrl()).toBe('/admin?tab=orders');
  },
);

test("<BackOfficeLayout> renders without the storefront's layout", async () => {
  await visitPage('/admin');
  await screen.findByRole('heading', { name: 'Admin Dashboard' });
  expect(screen.queryByRole('link', { name: /Cart/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

test('signing out leads to /admin/login', async () => {
  const user = await visitPage('/admin');
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
  expect(location.pathname).toBe('/admin/login');
});

test('signing out clears cached data before the next user signs in', async () => {
  const user = await visitPage('/admin/media-manager');
  const { username, password } = mockAdmin;
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await user.type(await screen.findByLabelText(/Username/), username);
  await user.type(screen.getByLabelText(/Password/), password);
  mockServer.use(http.get('*/api/media/files', () => HttpResponse.error()));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const navigation = within(await screen.findByRole('navigation', { name: 'Back office' }));
  await user.click(navigation.getByRole('link', { name: 'Media Gallery' }));
  expect(await screen.findByText('Failed to fetch files')).toBeVisible();
  expect(screen.queryByRole('button', { pressed: false })).not.toBeInTheDocument();
  act(markOnline);
});

test.each([
  {
    language: 'en',
    signOut: 'Sign out',
    still: 'You’re still signed in',
    why: 'We couldn’t reach the shop. Please try again in a moment.',
    dashboard: 'Admin Dashboard',
  },
  {
    language: 'es',
    signOut: 'Cerrar sesión',
    still: 'Tu sesión sigue abierta',
    why: 'No hay conexión con la tienda. Inténtalo de nuevo en un momento.',
    dashboard: 'Panel de administración',
  },
] as const)(
  'toasts in $language that the user is still signed in when signing out fails',
  async (texts) => {
    savePreferredLanguage(texts.language);
    mockServer.use(http.post('*/api/admin/logout', () => HttpResponse.error()));
    const user = await visitPage('/admin');
    // A toast lasts five seconds, which the dashboard's first load can take on a busy machine.
    await screen.findByRole('heading', { name: texts.dashboard });
    await user.click(screen.getByRole('button', { name: texts.signOut }));
    expect(await screen.findByText(texts.still)).toBeInTheDocument();
    expect(screen.getByText(texts.why)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: texts.dashboard })).toBeInTheDocument();
    act(markOnline);
  },
);

test('the back office shows an error with "Try again" when the session check fails with 503', async () => {
  mockServer.use(
    http.get('*/api/admin/session', () => new HttpResponse(null, { status: 503 }), { once: true }),
  );
  const user = await visitPage('/admin');
  expect(
    await screen.findByRole('heading', { name: 'The shop isn’t responding' }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument();
});

test('the back office repeats a failed session check as soon as the server is reachable', async () => {
  mockServer.use(http.get('*/api/admin/session', () => HttpResponse.error(), { once: true }));
  await visitPage('/admin');
  expect(
    await screen.findByRole('heading', { name: 'The shop isn’t responding' }),
  ).toBeInTheDocument();
  act(markOnline);
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument();
});

test('<OfflineNotice> is visible while the server is unreachable', async () => {
  await visitPage('/admin');
  await screen.findByRole('heading', { name: 'Admin Dashboard' });
  act(markOffline);
  expect(screen.getByText(/nothing can be saved until the connection is back/)).toBeInTheDocument();
  act(markOnline);
  expect(screen.queryByText(/nothing can be saved/)).not.toBeInTheDocument();
});
