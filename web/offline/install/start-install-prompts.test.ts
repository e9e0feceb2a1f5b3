import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseWith } from '../../data/parse-with';
import { createPersistedStore } from '../../data/persisted-store';
import { getActivePrompt, removePrompt } from '../prompts/prompt-queue';
import { startInstallPrompts } from './start-install-prompts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
const startTime = Date.parse('2026-11-21T12:00:00-08:00');

const createReadyStore = () => createPersistedStore('ready-offline', parseWith(v.boolean()), false);
let offlineReadyStore = createReadyStore();

/** Records window listeners, so that a visit can be ended. */
const listenerSpy = vi.spyOn(window, 'addEventListener');

function closePage(): void {
  for (const [name, listener] of listenerSpy.mock.calls) window.removeEventListener(name, listener);
  listenerSpy.mockClear();
  removePrompt('install');
}

/** `outcome`: the user's choice in the browser's install dialog. */
function dispatchInstallPrompt(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn(async () => ({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(event);
  return { prompt, event };
}

function getInstallPrompt() {
  const prompt = getActivePrompt();
  return prompt?.kind === 'install' ? prompt : undefined;
}

function visitAt(time: number): void {
  closePage();
  vi.setSystemTime(time);
  offlineReadyStore = createReadyStore();
  startInstallPrompts(offlineReadyStore);
}

afterAll(() => listenerSpy.mockRestore());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: startTime });
  return () => {
    closePage();
    vi.useRealTimers();
  };
});

describe('startInstallPrompts', () => {
  test('shows no prompt on the first visit, and suppresses the browser’s own', () => {
    visitAt(startTime);
    expect(dispatchInstallPrompt().event.defaultPrevented).toBe(true);
    expect(getInstallPrompt()).toBeUndefined();
  });

  test('prompts on the first visit once the site is ready offline', () => {
    visitAt(startTime);
    dispatchInstallPrompt();
    expect(getInstallPrompt()).toBeUndefined();
    offlineReadyStore.write(true);
    expect(getInstallPrompt()).toBeDefined();
  });

  test('prompts on the second visit once the browser fires beforeinstallprompt', () => {
    visitAt(startTime);
    visitAt(startTime + dayMs);
    expect(getInstallPrompt()).toBeUndefined();
    dispatchInstallPrompt();
    expect(getInstallPrompt()).toBeDefined();
  });

  test('does not count a page load within 30 minutes as a second visit', () => {
    visitAt(startTime);
    visitAt(startTime + minuteMs);
    dispatchInstallPrompt();
    expect(getInstallPrompt()).toBeUndefined();
  });

  test('opens the browser’s install dialog on Install', async () => {
    visitAt(startTime);
    visitAt(startTime + dayMs);
    const { prompt } = dispatchInstallPrompt('accepted');
    await getInstallPrompt()?.install?.();
    expect(prompt).toHaveBeenCalledOnce();
    expect(getInstallPrompt()).toBeUndefined();
  });

  test('removes the prompt once the app is installed', () => {
    visitAt(startTime);
    visitAt(startTime + dayMs);
    dispatchInstallPrompt();
    dispatchEvent(new Event('appinstalled'));
    expect(getInstallPrompt()).toBeUndefined();
  });
});

describe('startInstallPrompts prompts again after two weeks', () => {
  function expectPromptAfterTwoWeeks(): void {
    visitAt(startTime + 14 * dayMs);
    dispatchInstallPrompt();
    expect(getInstallPrompt()).toBeUndefined();
    visitAt(startTime + 15 * dayMs + minuteMs);
    dispatchInstallPrompt();
    expect(getInstallPrompt()).toBeDefined();
  }

  beforeEach(() => {
    visitAt(startTime);
    visitAt(startTime + dayMs);
  });

  test('when the prompt was dismissed', () => {
    dispatchInstallPrompt();
    getInstallPrompt()?.dismiss();
    expect(getInstallPrompt()).toBeUndefined();
    expectPromptAfterTwoWeeks();
  });

  test('when the browser’s install dialog was dismissed', async () => {
    dispatchInstallPrompt('dismissed');
    await getInstallPrompt()?.install?.();
    expectPromptAfterTwoWeeks();
  });
});

test('startInstallPrompts backs up an install record of a newer version and treats the visit as the first', () => {
  localStorage.setItem('install', '{"version":2}');
  visitAt(startTime);
  dispatchInstallPrompt();
  expect(getInstallPrompt()).toBeUndefined();
  expect(localStorage.getItem('install:unreadable')).toBe('{"version":2}');
});

describe('startInstallPrompts on iOS', () => {
  function emulateIos(standalone: boolean): void {
    Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
  }

  beforeEach(() => () => Reflect.deleteProperty(navigator, 'standalone'));

  test('shows the manual instructions on the second visit', () => {
    emulateIos(false);
    visitAt(startTime);
    expect(getInstallPrompt()).toBeUndefined();
    visitAt(startTime + dayMs);
    expect(getInstallPrompt()).toMatchObject({ install: undefined });
  });

  test('shows no prompt when opened from the home screen', () => {
    emulateIos(true);
    visitAt(startTime);
    visitAt(startTime + dayMs);
    expect(getInstallPrompt()).toBeUndefined();
  });
});
