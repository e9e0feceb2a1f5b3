import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPersistedStore } from '../../data/kept-record';
import { parseWith } from '../../data/parse-with';
import { firstQuestion, withdraw } from '../prompts/questions';
import { offerInstall } from './offer-install';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const today = Date.parse('2026-11-21T12:00:00-08:00');

const readiness = () => createPersistedStore('ready-offline', parseWith(v.boolean()), false);
let ready = readiness();

/** Records window listeners, so that a visit can be ended. */
const listening = vi.spyOn(window, 'addEventListener');

function leave(): void {
  for (const [name, listener] of listening.mock.calls) window.removeEventListener(name, listener);
  listening.mockClear();
  withdraw('install');
}

/** `outcome`: the user's choice in the browser's install dialog. */
function browserOffers(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn(async () => ({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(event);
  return { prompt, event };
}

function getInstallPrompt() {
  const question = firstQuestion();
  return question?.kind === 'install' ? question : undefined;
}

function visit(at: number): void {
  leave();
  vi.setSystemTime(at);
  ready = readiness();
  offerInstall(ready);
}

afterAll(() => listening.mockRestore());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: today });
  return () => {
    leave();
    vi.useRealTimers();
  };
});

describe('startInstallOffers', () => {
  test('shows no prompt on the first visit, and suppresses the browser’s own', () => {
    visit(today);
    expect(browserOffers().event.defaultPrevented).toBe(true);
    expect(getInstallPrompt()).toBeUndefined();
  });

  test('prompts on the first visit once the site is ready offline', () => {
    visit(today);
    browserOffers();
    expect(getInstallPrompt()).toBeUndefined();
    ready.write(true);
    expect(getInstallPrompt()).toBeDefined();
  });

  test('prompts on the second visit once the browser fires beforeinstallprompt', () => {
    visit(today);
    visit(today + day);
    expect(getInstallPrompt()).toBeUndefined();
    browserOffers();
    expect(getInstallPrompt()).toBeDefined();
  });

  test('does not count a page load within 30 minutes as a second visit', () => {
    visit(today);
    visit(today + minute);
    browserOffers();
    expect(getInstallPrompt()).toBeUndefined();
  });

  test('opens the browser’s install dialog on Install', async () => {
    visit(today);
    visit(today + day);
    const { prompt } = browserOffers('accepted');
    await getInstallPrompt()?.install?.();
    expect(prompt).toHaveBeenCalledOnce();
    expect(getInstallPrompt()).toBeUndefined();
  });

  test('removes the prompt once the app is installed', () => {
    visit(today);
    visit(today + day);
    browserOffers();
    dispatchEvent(new Event('appinstalled'));
    expect(getInstallPrompt()).toBeUndefined();
  });
});

describe('startInstallOffers prompts again after two weeks', () => {
  function passTwoWeeks(): void {
    visit(today + 14 * day);
    browserOffers();
    expect(getInstallPrompt()).toBeUndefined();
    visit(today + 15 * day + minute);
    browserOffers();
    expect(getInstallPrompt()).toBeDefined();
  }

  beforeEach(() => {
    visit(today);
    visit(today + day);
  });

  test('when the prompt was dismissed', () => {
    browserOffers();
    getInstallPrompt()?.later();
    expect(getInstallPrompt()).toBeUndefined();
    passTwoWeeks();
  });

  test('when the browser’s install dialog was dismissed', async () => {
    browserOffers('dismissed');
    await getInstallPrompt()?.install?.();
    passTwoWeeks();
  });
});

test('startInstallOffers backs up an install record of a newer version and treats the visit as the first', () => {
  localStorage.setItem('install', '{"version":2}');
  visit(today);
  browserOffers();
  expect(getInstallPrompt()).toBeUndefined();
  expect(localStorage.getItem('install:unreadable')).toBe('{"version":2}');
});

describe('startInstallOffers on iOS', () => {
  function onIos(standalone: boolean): void {
    Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
  }

  beforeEach(() => () => Reflect.deleteProperty(navigator, 'standalone'));

  test('shows the manual instructions on the second visit', () => {
    onIos(false);
    visit(today);
    expect(getInstallPrompt()).toBeUndefined();
    visit(today + day);
    expect(getInstallPrompt()).toMatchObject({ install: undefined });
  });

  test('shows no prompt when opened from the home screen', () => {
    onIos(true);
    visit(today);
    visit(today + day);
    expect(getInstallPrompt()).toBeUndefined();
  });
});
