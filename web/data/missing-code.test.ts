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

describe('where a chunk is missing, the page', () => {
  test('is opened anew once, and not in a loop', async () => {
    expect(await timesOpenedAnew()).toBe(1);
    expect(await timesOpenedAnew()).toBe(1);
    expect(await timesOpenedAnew()).toBe(1);
  });

  test('stays while a form holds text', async () => {
    document.body.innerHTML = '<form><textarea></textarea></form>';
    const field = document.querySelector('textarea');
    if (field) field.value = 'Dear Elena';
    expect(await timesOpenedAnew()).toBe(0);
  });

  test('stays while the shop cannot be reached, and may still be opened anew afterwards', async () => {
    noNetwork();
    expect(await timesOpenedAnew()).toBe(0);
    mockServer.resetHandlers(http.get('/healthz', () => HttpResponse.json({ status: 'ok' })));
    reached();
    expect(await timesOpenedAnew()).toBe(1);
  });

  test('stays where a device forbids to remember that it was opened anew', async () => {
    const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    expect(await timesOpenedAnew()).toBe(0);
    refusal.mockRestore();
  });
});

describe('a link to a page whose code is missing', () => {
  test('leads nowhere while the shop cannot be reached', async () => {
    noNetwork();
    await leaveFor('/about', goAway);
    expect(goAway).not.toHaveBeenCalled();
  });

  test('is followed by the browser itself, and the page it stands on is not opened anew', async () => {
    const leave = vi.fn();
    await Promise.all([openAnew(goAway), leaveFor('/about', leave)]);
    expect(leave).toHaveBeenCalledExactlyOnceWith('/about');
    expect(goAway).not.toHaveBeenCalled();
  });
});
