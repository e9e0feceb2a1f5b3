import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstQuestion, withdraw } from '../prompts/questions';
import { keepUpToDate } from './keep-up-to-date';

const hour = 60 * 60 * 1000;

class Worker extends EventTarget {
  constructor(public state: ServiceWorkerState) {
    super();
  }
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  update = vi.fn(async () => undefined);

  /** A version is found, and is installed unless it is said otherwise. */
  find(): Worker {
    const worker = new Worker('installing');
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    worker.become('installed');
    return worker;
  }
}

let registration: Registration;
const takeOver = vi.fn();
const renew = vi.fn();

// The browser's own cannot be made by hand; what is used of it is all here.
const keep = (openedBy: Worker | null = null) =>
  keepUpToDate(registration as never, { takeOver, renew, openedBy: openedBy as never });

function asked() {
  const question = firstQuestion();
  return question?.kind === 'update' ? question : undefined;
}

beforeEach(() => {
  vi.useFakeTimers();
  registration = new Registration();
  return () => vi.useRealTimers();
});

afterEach(() => {
  withdraw('update');
  vi.clearAllMocks();
});

test('a page that an earlier version has opened is opened anew where a later one has taken over since', () => {
  registration.active = new Worker('activated');
  keep(new Worker('redundant'));
  expect(renew).toHaveBeenCalledTimes(1);
});

test('a page stays as it is under the version that has opened it', () => {
  registration.active = new Worker('activated');
  keep(registration.active);
  expect(renew).not.toHaveBeenCalled();
});

describe('the first version on a device', () => {
  test('takes over without a question, and the page stays as it is', () => {
    const first = new Worker('installing');
    registration.installing = first;
    keep();
    registration.dispatchEvent(new Event('updatefound'));
    for (const state of ['installed', 'activating', 'activated'] as const) first.become(state);
    expect(asked()).toBeUndefined();
    expect(renew).not.toHaveBeenCalled();
  });

  test('is followed by one that asks, on the very page that was there before any', () => {
    const first = new Worker('installing');
    registration.installing = first;
    keep();
    first.become('activated');
    registration.active = first;
    const second = registration.find();
    asked()?.reload();
    expect(takeOver).toHaveBeenCalledOnce();
    second.become('activated');
    expect(renew).toHaveBeenCalledOnce();
  });
});

describe('a new version', () => {
  beforeEach(() => {
    registration.active = new Worker('activated');
  });

  test('asks as soon as it waits, and not before', () => {
    keep();
    const worker = new Worker('installing');
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    expect(asked()).toBeUndefined();
    worker.become('installed');
    expect(asked()).toBeDefined();
  });

  test('that waits since an earlier visit asks at the start', () => {
    registration.waiting = new Worker('installed');
    keep();
    expect(asked()).toBeDefined();
  });

  test('that was found more than once opens the page anew once', () => {
    keep();
    const worker = registration.find();
    registration.dispatchEvent(new Event('updatefound'));
    worker.become('activated');
    expect(renew).toHaveBeenCalledOnce();
  });

  test('that took over in another tab opens this page anew too', () => {
    keep();
    registration.find().become('activated');
    expect(takeOver).not.toHaveBeenCalled();
    expect(renew).toHaveBeenCalledOnce();
  });

  test('that was put off asks no more, until yet another one waits', () => {
    keep();
    registration.find();
    asked()?.later();
    expect(asked()).toBeUndefined();
    vi.advanceTimersByTime(hour);
    expect(asked()).toBeUndefined();
    registration.find();
    expect(asked()).toBeDefined();
  });

  test('opens the page anew even when it does not take over', () => {
    keep();
    registration.find();
    asked()?.reload();
    vi.advanceTimersByTime(3000);
    expect(renew).toHaveBeenCalledOnce();
  });
});

describe('new versions are looked for', () => {
  beforeEach(() => {
    registration.active = new Worker('activated');
  });

  test('every hour', () => {
    keep();
    vi.advanceTimersByTime(hour - 1);
    expect(registration.update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * hour);
    expect(registration.update).toHaveBeenCalledTimes(2);
  });

  test('when somebody returns to the tab, and in silence where there is no network', async () => {
    registration.update.mockRejectedValue(new TypeError('Failed to fetch'));
    keep();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(registration.update).toHaveBeenCalledOnce();
    await expect(registration.update.mock.results[0]?.value).rejects.toThrow();
  });
});
