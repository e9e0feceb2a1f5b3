import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstQuestion, withdraw } from '../prompts/questions';
import { watchForUpdates } from './keep-up-to-date';

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

  /** Simulates a new worker that is found and installed. */
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

// The fake implements only the members that are used.
const watch = (openedBy: Worker | null = null) =>
  watchForUpdates(registration as never, { takeOver, renew, openedBy: openedBy as never });

function getUpdatePrompt() {
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

test('watchForUpdates reloads a page whose initial controller is no longer the active worker', () => {
  registration.active = new Worker('activated');
  watch(new Worker('redundant'));
  expect(renew).toHaveBeenCalledTimes(1);
});

test('watchForUpdates does not reload a page whose initial controller is still active', () => {
  registration.active = new Worker('activated');
  watch(registration.active);
  expect(renew).not.toHaveBeenCalled();
});

describe('watchForUpdates with the first worker on a device', () => {
  test('neither prompts nor reloads when the worker activates', () => {
    const first = new Worker('installing');
    registration.installing = first;
    watch();
    registration.dispatchEvent(new Event('updatefound'));
    for (const state of ['installed', 'activating', 'activated'] as const) first.become(state);
    expect(getUpdatePrompt()).toBeUndefined();
    expect(renew).not.toHaveBeenCalled();
  });

  test('prompts for the second worker, also on the page that installed the first', () => {
    const first = new Worker('installing');
    registration.installing = first;
    watch();
    first.become('activated');
    registration.active = first;
    const second = registration.find();
    getUpdatePrompt()?.reload();
    expect(takeOver).toHaveBeenCalledOnce();
    second.become('activated');
    expect(renew).toHaveBeenCalledOnce();
  });
});

describe('watchForUpdates with a new worker', () => {
  beforeEach(() => {
    registration.active = new Worker('activated');
  });

  test('prompts once the worker is installed', () => {
    watch();
    const worker = new Worker('installing');
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    expect(getUpdatePrompt()).toBeUndefined();
    worker.become('installed');
    expect(getUpdatePrompt()).toBeDefined();
  });

  test('prompts at start for a worker waiting since an earlier visit', () => {
    registration.waiting = new Worker('installed');
    watch();
    expect(getUpdatePrompt()).toBeDefined();
  });

  test('reloads once when the same worker is found twice', () => {
    watch();
    const worker = registration.find();
    registration.dispatchEvent(new Event('updatefound'));
    worker.become('activated');
    expect(renew).toHaveBeenCalledOnce();
  });

  test('reloads when the worker was activated from another tab', () => {
    watch();
    registration.find().become('activated');
    expect(takeOver).not.toHaveBeenCalled();
    expect(renew).toHaveBeenCalledOnce();
  });

  test('does not prompt again after Later until another worker is waiting', () => {
    watch();
    registration.find();
    getUpdatePrompt()?.later();
    expect(getUpdatePrompt()).toBeUndefined();
    vi.advanceTimersByTime(hour);
    expect(getUpdatePrompt()).toBeUndefined();
    registration.find();
    expect(getUpdatePrompt()).toBeDefined();
  });

  test('reloads after the timeout even if the worker has not activated', () => {
    watch();
    registration.find();
    getUpdatePrompt()?.reload();
    vi.advanceTimersByTime(3000);
    expect(renew).toHaveBeenCalledOnce();
  });
});

describe('watchForUpdates checks for updates', () => {
  beforeEach(() => {
    registration.active = new Worker('activated');
  });

  test('every hour', () => {
    watch();
    vi.advanceTimersByTime(hour - 1);
    expect(registration.update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * hour);
    expect(registration.update).toHaveBeenCalledTimes(2);
  });

  test('when the tab becomes visible, ignoring network errors', async () => {
    registration.update.mockRejectedValue(new TypeError('Failed to fetch'));
    watch();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(registration.update).toHaveBeenCalledOnce();
    await expect(registration.update.mock.results[0]?.value).rejects.toThrow();
  });
});
