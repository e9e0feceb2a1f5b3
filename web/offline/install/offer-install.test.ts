import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptRecord } from '../../data/kept-record';
import { parseWith } from '../../data/parse-with';
import { firstQuestion, withdraw } from '../prompts/questions';
import { offerInstall } from './offer-install';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const today = Date.parse('2026-11-21T12:00:00-08:00');

/** Whether the shop has said that it is ready offline; every visit looks for itself. */
const readiness = () => keptRecord('ready-offline', parseWith(v.boolean()), false);
let ready = readiness();

/** What the page of the visit before listens to. */
const listening = vi.spyOn(window, 'addEventListener');

function leave(): void {
  for (const [name, listener] of listening.mock.calls) window.removeEventListener(name, listener);
  listening.mockClear();
  withdraw('install');
}

/** The browser says that it would install the shop; answers how its own question is answered. */
function browserOffers(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn(async () => ({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(event);
  return { prompt, event };
}

function asked() {
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

describe('the shop is offered to be installed', () => {
  test('not on the first visit, and the browser does not ask by itself either', () => {
    visit(today);
    expect(browserOffers().event.defaultPrevented).toBe(true);
    expect(asked()).toBeUndefined();
  });

  test('on the first visit once it is ready offline', () => {
    visit(today);
    browserOffers();
    expect(asked()).toBeUndefined();
    ready.write(true);
    expect(asked()).toBeDefined();
  });

  test('on the second visit, as soon as the browser offers it', () => {
    visit(today);
    visit(today + day);
    expect(asked()).toBeUndefined();
    browserOffers();
    expect(asked()).toBeDefined();
  });

  test('not when the page is merely opened again', () => {
    visit(today);
    visit(today + minute);
    browserOffers();
    expect(asked()).toBeUndefined();
  });

  test('by the browser’s own question', async () => {
    visit(today);
    visit(today + day);
    const { prompt } = browserOffers('accepted');
    await asked()?.install?.();
    expect(prompt).toHaveBeenCalledOnce();
    expect(asked()).toBeUndefined();
  });

  test('no more once it is installed', () => {
    visit(today);
    visit(today + day);
    browserOffers();
    dispatchEvent(new Event('appinstalled'));
    expect(asked()).toBeUndefined();
  });
});

describe('two weeks pass', () => {
  function passTwoWeeks(): void {
    visit(today + 14 * day);
    browserOffers();
    expect(asked()).toBeUndefined();
    visit(today + 15 * day + minute);
    browserOffers();
    expect(asked()).toBeDefined();
  }

  beforeEach(() => {
    visit(today);
    visit(today + day);
  });

  test('after somebody said not now', () => {
    browserOffers();
    asked()?.later();
    expect(asked()).toBeUndefined();
    passTwoWeeks();
  });

  test('after somebody declined what the browser asked', async () => {
    browserOffers('dismissed');
    await asked()?.install?.();
    passTwoWeeks();
  });
});

test('a record of a newer version is set aside, and the visit taken for the first', () => {
  localStorage.setItem('install', '{"version":2}');
  visit(today);
  browserOffers();
  expect(asked()).toBeUndefined();
  expect(localStorage.getItem('install:unreadable')).toBe('{"version":2}');
});

describe('on iOS, where only people can install it,', () => {
  function onIos(standalone: boolean): void {
    Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
  }

  beforeEach(() => () => Reflect.deleteProperty(navigator, 'standalone'));

  test('they are told how', () => {
    onIos(false);
    visit(today);
    expect(asked()).toBeUndefined();
    visit(today + day);
    expect(asked()).toMatchObject({ install: undefined });
  });

  test('they are not when they opened it from the home screen', () => {
    onIos(true);
    visit(today);
    visit(today + day);
    expect(asked()).toBeUndefined();
  });
});
