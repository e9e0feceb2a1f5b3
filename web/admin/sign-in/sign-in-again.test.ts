import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listProducts } from '#contract/products/endpoints';
import { getSession, signIn } from '#contract/session/endpoints';
import { countVisitorsToday } from '#contract/visitors/endpoints';
import { request, requestOnce } from '../../data/http-client';
import { mockServer, openShop, requestsMade } from '../../testing/mock-server';
import { signInAgain } from './sign-in-again';

const count = () => request(countVisitorsToday, {});
const countRequests = () => requestsMade().filter((url) => url === countVisitorsToday.path).length;

const mockUnauthorized = (path: string, init: { once?: boolean } = {}) =>
  http.all(`*${path}`, () => HttpResponse.json({ message: 'No.' }, { status: 401 }), init);

/** Subscribes a listener and counts how often the sign-in dialog is requested. */
function listening() {
  const onPrompt = vi.fn();
  const stop = signInAgain.subscribe(() => {
    if (signInAgain.isOpen()) onPrompt();
  });
  onTestFinished(stop);
  return { onPrompt, stop };
}

beforeEach(() => openShop('signed-in'));

describe('reauth after an admin request failed with 401', () => {
  test('repeats the request after the user signs in again', async () => {
    listening();
    mockServer.use(mockUnauthorized(countVisitorsToday.path, { once: true }));
    const counted = count();
    await vi.waitFor(() => expect(signInAgain.isOpen()).toBe(true));
    signInAgain.complete();
    expect(await counted).toEqual({ count: 45 });
    expect(signInAgain.isOpen()).toBe(false);
  });

  test('repeats the request only once, even if it fails again', async () => {
    const { onPrompt } = listening();
    mockServer.use(mockUnauthorized(countVisitorsToday.path));
    const counted = expect(count()).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(signInAgain.isOpen()).toBe(true));
    signInAgain.complete();
    await counted;
    expect(countRequests()).toBe(2);
    expect(onPrompt).toHaveBeenCalledOnce();
  });

  test('rejects with the original error when signing in is declined', async () => {
    listening();
    mockServer.use(mockUnauthorized(countVisitorsToday.path));
    const counted = expect(count()).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(signInAgain.isOpen()).toBe(true));
    signInAgain.decline();
    await counted;
    expect(countRequests()).toBe(1);
  });

  test('shares one sign-in dialog among all failed requests', async () => {
    const { onPrompt } = listening();
    openShop('expired-session');
    await requestOnce(getSession, {});
    const counted = Promise.all([count(), count(), count()]);
    await vi.waitFor(() => expect(countRequests()).toBe(3));
    await vi.waitFor(() => expect(signInAgain.isOpen()).toBe(true));
    await request(signIn, { body: { username: 'elena', password: 'figs and walnuts' } });
    signInAgain.complete();
    expect(await counted).toHaveLength(3);
    expect(onPrompt).toHaveBeenCalledOnce();
  });

  test('repeats the request without a dialog when the user signed in while it was pending', async () => {
    const { onPrompt } = listening();
    let respond: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    mockServer.use(
      http.get(
        `*${countVisitorsToday.path}`,
        async () => {
          await held;
          return HttpResponse.json({ message: 'No.' }, { status: 401 });
        },
        { once: true },
      ),
    );
    const counted = count();
    await vi.waitFor(() => expect(countRequests()).toBe(1));
    signInAgain.complete();
    respond();
    expect(await counted).toEqual({ count: 45 });
    expect(onPrompt).not.toHaveBeenCalled();
  });

  test('rejects at once without a listener', async () => {
    mockServer.use(mockUnauthorized(countVisitorsToday.path));
    await expect(count()).rejects.toMatchObject({ status: 401 });
    expect(countRequests()).toBe(1);
  });

  test('rejects when the last listener unsubscribes', async () => {
    const { stop } = listening();
    mockServer.use(mockUnauthorized(countVisitorsToday.path));
    const counted = expect(count()).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(signInAgain.isOpen()).toBe(true));
    stop();
    await counted;
    expect(signInAgain.isOpen()).toBe(false);
  });
});

describe('reauth does not ask the user to sign in again', () => {
  test('for a session check', async () => {
    const { onPrompt } = listening();
    openShop();
    await expect(requestOnce(getSession, {})).rejects.toMatchObject({ status: 401 });
    expect(onPrompt).not.toHaveBeenCalled();
  });

  test('for a sign-in with wrong credentials', async () => {
    const { onPrompt } = listening();
    const pair = { username: 'elena', password: 'plums' };
    await expect(request(signIn, { body: pair })).rejects.toMatchObject({ status: 401 });
    expect(onPrompt).not.toHaveBeenCalled();
  });

  test('for a public endpoint, or for an error other than 401', async () => {
    const { onPrompt } = listening();
    mockServer.use(mockUnauthorized(listProducts.path));
    await expect(request(listProducts, {})).rejects.toMatchObject({ status: 401 });
    openShop('signed-in', 'server-error');
    await expect(count()).rejects.toMatchObject({ status: 500 });
    expect(onPrompt).not.toHaveBeenCalled();
  });
});
