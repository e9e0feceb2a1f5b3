import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aboutPage } from '../storefront/about/page';
import { visitPage } from '../testing/visit-page';
import type { PageModule } from './define-page';
import { matchPage } from './match-page';
import { loadPage } from './preload-page';

let prepareMs = 0;

/** Like the browser's, which changes the page only when it is prepared. */
function stubViewTransitions() {
  const readClock = performance.now.bind(performance);
  let skippedMs = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => readClock() + skippedMs);
  const start = vi.fn((update: () => void) => {
    skippedMs += prepareMs;
    update();
    return { ready: Promise.resolve() };
  });
  Object.assign(document, { startViewTransition: start });
  onTestFinished(() => {
    clock.mockRestore();
    Reflect.deleteProperty(document, 'startViewTransition');
  });
  return start;
}

const openShop = async () => ({
  start: stubViewTransitions(),
  user: await visitPage('/shop'),
});

const getHeading = () => screen.getByRole('heading', { level: 1 });
const getCards = () => screen.getAllByRole('article');

async function openFirstProduct(user: Awaited<ReturnType<typeof openShop>>['user']) {
  const [link] = getCards()[0]?.querySelectorAll('a') ?? [];
  if (!link) throw new Error('The first card has no link.');
  const name = link.textContent;
  await user.click(link);
  await expect.poll(() => getHeading().textContent).toBe(name);
}

test('<PageLink> has rendered the next page when the view transition continues', async () => {
  const { start, user } = await openShop();
  let isRendered = false;
  start.mockImplementation((update) => {
    update();
    isRendered = location.pathname.startsWith('/product') && getHeading().textContent !== 'Shop';
    return { ready: Promise.resolve() };
  });
  await openFirstProduct(user);
  expect(isRendered).toBe(true);
});

test('<PageLink> uses no view transition within the same page', async () => {
  const { start, user } = await openShop();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await expect.poll(() => location.search).toBe('?page=2');
  expect(start).not.toHaveBeenCalled();
});

test('<PageLink> uses no view transition when motion is reduced', async () => {
  const { start, user } = await openShop();
  const matchMedia = vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  onTestFinished(() => matchMedia.mockRestore());
  await openFirstProduct(user);
  expect(start).not.toHaveBeenCalled();
});

test('<PageLink> adds one entry to the history when it is clicked twice', async () => {
  const user = await visitPage('/shop');
  const { length } = history;
  await user.dblClick(screen.getByRole('link', { name: 'Cart' }));
  await expect.poll(() => location.pathname).toBe('/cart');
  expect(history).toHaveLength(length + 1);
});

/** Clicks the link to the about page, whose code loads until the returned function is called. */
async function openAboutPageSlowly(user: UserEvent): Promise<() => Promise<void>> {
  let finishLoading = (): void => undefined;
  const loading = new Promise<PageModule>((resolve) => {
    finishLoading = () => resolve({ Component: () => <h1>About</h1> });
  });
  const load = vi.spyOn(aboutPage, 'load').mockReturnValue(loading);
  onTestFinished(() => load.mockRestore());
  const header = within(screen.getByRole('banner'));
  await user.click(header.getByRole('link', { name: 'About Us' }));
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0);
  return async () => {
    finishLoading();
    // It waits for the same as the link, which continues first.
    await loadPage(matchPage([aboutPage], '/about', ''));
    await new Promise((resolve) => setTimeout(resolve));
  };
}

test('<PageLink> opens a page that loads slowly', async () => {
  const user = await visitPage('/shop');
  const finishLoading = await openAboutPageSlowly(user);
  await act(finishLoading);
  expect(location.pathname).toBe('/about');
});

test('<PageLink> leaves the last click in charge', async () => {
  const user = await visitPage('/shop');
  const finishLoading = await openAboutPageSlowly(user);
  await user.click(screen.getByRole('link', { name: 'Cart' }));
  await expect.poll(() => location.pathname).toBe('/cart');
  await act(finishLoading);
  expect(location.pathname).toBe('/cart');
});

test('<PageLink> does not undo a Back while its page loads', async () => {
  const user = await visitPage('/shop');
  await user.click(screen.getByRole('link', { name: 'Cart' }));
  await expect.poll(() => location.pathname).toBe('/cart');
  const finishLoading = await openAboutPageSlowly(user);
  act(() => history.back());
  await expect.poll(() => location.pathname).toBe('/shop');
  await act(finishLoading);
  expect(location.pathname).toBe('/shop');
});

// The last test: the device stays slow.
test('<PageLink> uses no view transition once one was slow to prepare', async () => {
  const { start, user } = await openShop();
  prepareMs = 60;
  await openFirstProduct(user);
  expect(start).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('link', { name: 'Cart' }));
  await expect.poll(() => location.pathname).toBe('/cart');
  expect(start).toHaveBeenCalledOnce();
});
