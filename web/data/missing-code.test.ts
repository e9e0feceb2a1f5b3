import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mockServer } from '../testing/mock-server';
import { reached } from './connectivity';
import { leaveFor, openAnew } from './missing-code';

const goAway = vi.fn();

beforeEach(() => {
  mockServer.use(http.get('/healthz', () => HttpResponse.json({ status: 'ok' })));
  return () => {
    reached();
    goAway.mockClear();
    document.body.innerHTML = '';
  };
});

const noNetwork = () => mockServer.use(http.get('/healthz', () => HttpResponse.error()));

const timesOpenedAnew = async (): Promise<number> => {
  await openAnew(goAway);
  return goAway.mock.calls.length;
};

describe('reloadOnce', () => {
  test('reloads the page once, not in a loop', async () => {
    expect(await timesOpenedAnew()).toBe(1);
    expect(await timesOpenedAnew()).toBe(1);
    expect(await timesOpenedAnew()).toBe(1);
  });

  test('does not reload while a form has text', async () => {
    document.body.innerHTML = '<form><textarea></textarea></form>';
    const field = document.querySelector('textarea');
    if (field) field.value = 'Dear Elena';
    expect(await timesOpenedAnew()).toBe(0);
  });

  test('does not reload while the server is unreachable, but can reload later', async () => {
    noNetwork();
    expect(await timesOpenedAnew()).toBe(0);
    mockServer.resetHandlers(http.get('/healthz', () => HttpResponse.json({ status: 'ok' })));
    reached();
    expect(await timesOpenedAnew()).toBe(1);
  });

  test('does not reload when session storage is denied', async () => {
    const setItemSpy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    expect(await timesOpenedAnew()).toBe(0);
    setItemSpy.mockRestore();
  });
});

describe('hardNavigate', () => {
  test('does nothing while the server is unreachable', async () => {
    noNetwork();
    await leaveFor('/about', goAway);
    expect(goAway).not.toHaveBeenCalled();
  });

  test('navigates once and prevents a reload of the current page', async () => {
    const leave = vi.fn();
    await Promise.all([openAnew(goAway), leaveFor('/about', leave)]);
    expect(leave).toHaveBeenCalledExactlyOnceWith('/about');
    expect(goAway).not.toHaveBeenCalled();
  });
});
