import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mockServer } from '../testing/mock-server';
import { hardNavigate, reloadOnce } from './chunk-load-error';
import { markOnline } from './connectivity';

const reload = vi.fn();

beforeEach(() => {
  mockServer.use(http.get('/healthz', () => HttpResponse.json({ status: 'ok' })));
  return () => {
    markOnline();
    reload.mockClear();
    document.body.innerHTML = '';
  };
});

const simulateNoNetwork = () => mockServer.use(http.get('/healthz', () => HttpResponse.error()));

const countReloads = async (): Promise<number> => {
  await reloadOnce(reload);
  return reload.mock.calls.length;
};

describe('reloadOnce', () => {
  test('reloads the page once, not in a loop', async () => {
    expect(await countReloads()).toBe(1);
    expect(await countReloads()).toBe(1);
    expect(await countReloads()).toBe(1);
  });

  test('does not reload while a form has text', async () => {
    document.body.innerHTML = '<form><textarea></textarea></form>';
    const field = document.querySelector('textarea');
    if (field) field.value = 'Dear Elena';
    expect(await countReloads()).toBe(0);
  });

  test('does not reload while the server is unreachable, but can reload later', async () => {
    simulateNoNetwork();
    expect(await countReloads()).toBe(0);
    mockServer.resetHandlers(http.get('/healthz', () => HttpResponse.json({ status: 'ok' })));
    markOnline();
    expect(await countReloads()).toBe(1);
  });

  test('does not reload when session storage is denied', async () => {
    const setItemSpy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    expect(await countReloads()).toBe(0);
    setItemSpy.mockRestore();
  });
});

describe('hardNavigate', () => {
  test('does nothing while the server is unreachable', async () => {
    simulateNoNetwork();
    await hardNavigate('/about', reload);
    expect(reload).not.toHaveBeenCalled();
  });

  test('navigates once and prevents a reload of the current page', async () => {
    const navigate = vi.fn();
    await Promise.all([reloadOnce(reload), hardNavigate('/about', navigate)]);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/about');
    expect(reload).not.toHaveBeenCalled();
  });
});
