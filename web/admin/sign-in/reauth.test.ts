import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listProducts } from '#contract/products/endpoints';
import { getSession, signIn } from '#contract/session/endpoints';
import { countVisitorsToday } from '#contract/visitors/endpoints';
import { fetchEndpoint, request } from '../../data/http-client';
import { listRequests, mockServer, resetMockServer } from '../../testing/mock-server';
import { reauth } from './reauth';

const fetchCount = () => request(countVisitorsToday, {});
const countRequests = () => listRequests().filter((url) => url === countVisitorsToday.path).length;

const mockUnauthorized = (path: string, init: { once?: boolean } = {}) =>
  http.all(`*${path}`, () => HttpResponse.json({ message: 'No.' }, { status: 401 }), init);

/** Subscribes a listener and counts how often the sign-in dialog is requested. */
function subscribeListener() {
  const onPrompt = vi.fn();
  const stop = reauth.subscribe(() => {
    if (reauth.isOpen()) onPrompt();
  });
  onTestFinished(stop);
  return { onPrompt, stop };
}

beforeEach(() => resetMockServer('signed-in'));

describe('reauth after an admin request failed with 401', () => {
  test('repeats the request after the user signs in again', async () => {
    subscribeListener();
    mockServer.use(mockUnauthorized(countVisitorsToday.path, { once: true }));
    const result = fetchCount();
    await vi.waitFor(() => expect(reauth.isOpen()).toBe(true));
    reauth.complete();
    expect(await result).toEqual({ count: 45 });
    expect(reauth.isOpen()).toBe(false);
  });

  test('repeats the request only once, even if it fails again', async () => {
    const { onPrompt } = subscribeListener();
    mockServer.use(mockUnauthorized(countVisitorsToday.path));
    const result = expect(fetchCount()).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(reauth.isOpen()).toBe(true));
    reauth.complete();
    await result;
    expect(countRequests()).toBe(2);
    expect(onPrompt).toHaveBeenCalledOnce();
  });

  test('rejects with the original error when signing in is declined', async () => {
    subscribeListener();
    mockServer.use(mockUnauthorized(countVisitorsToday.path));
    const result = expect(fetchCount()).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(reauth.isOpen()).toBe(true));
    reauth.decline();
    await result;
    expect(countRequests()).toBe(1);
  });

  test('shares one sign-in dialog among all failed requests', async () => {
    const { onPrompt } = subscribeListener();
    resetMockServer('expired-session');
    await fetchEndpoint(getSession, {});
    const result = Promise.all([fetchCount(), fetchCount(), fetchCount()]);
    await vi.waitFor(() => expect(countRequests()).toBe(3));
    await vi.waitFor(() => expect(reauth.isOpen()).toBe(true));
    await request(signIn, { body: { username: 'elena', password: 'figs and walnuts' } });
    reauth.complete();
    expect(await result).toHaveLength(3);
    expect(onPrompt).toHaveBeenCalledOnce();
  });

  test('repeats the request without a dialog when the user signed in while it was pending', async () => {
    const { onPrompt } = subscribeListener();
    let respond: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      respond = resolve;
    });
    mockServer.use(
      http.get(
        `*${countVisitorsToday.path}`,
        async () => {
          await released;
          return HttpResponse.json({ message: 'No.' }, { status: 401 });
        },
        { once: true },
      ),
    );
    const result = fetchCount();
    await vi.waitFor(() => expect(countRequests()).toBe(1));
    reauth.complete();
    respond();
    expect(await result).toEqual({ count: 45 });
    expect(onPrompt).not.toHaveBeenCalled();
  });

  test('rejects at once without a listener', async () => {
    mockServer.use(mockUnauthorized(countVisitorsToday.path));
    await expect(fetchCount()).rejects.toMatchObject({ status: 401 });
    expect(countRequests()).toBe(1);
  });

  test('rejects when the last listener unsubscribes', async () => {
    const { stop } = subscribeListener();
    mockServer.use(mockUnauthorized(countVisitorsToday.path));
    const result = expect(fetchCount()).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(reauth.isOpen()).toBe(true));
    stop();
    await result;
    expect(reauth.isOpen()).toBe(false);
  });
});

describe('reauth does not ask the user to sign in again', () => {
  test('for a session check', async () => {
    const { onPrompt } = subscribeListener();
    resetMockServer();
    await expect(fetchEndpoint(getSession, {})).rejects.toMatchObject({ status: 401 });
    expect(onPrompt).not.toHaveBeenCalled();
  });

  test('for a sign-in with wrong credentials', async () => {
    const { onPrompt } = subscribeListener();
    const credentials = { username: 'elena', password: 'plums' };
    await expect(request(signIn, { body: credentials })).rejects.toMatchObject({ status: 401 });
    expect(onPrompt).not.toHaveBeenCalled();
  });

  test('for a public endpoint, or for an error other than 401', async () => {
    const { onPrompt } = subscribeListener();
    mockServer.use(mockUnauthorized(listProducts.path));
    await expect(request(listProducts, {})).rejects.toMatchObject({ status: 401 });
    resetMockServer('signed-in', 'server-error');
    await expect(fetchCount()).rejects.toMatchObject({ status: 500 });
    expect(onPrompt).not.toHaveBeenCalled();
  });
});
