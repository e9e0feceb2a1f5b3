import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getActivePrompt, removePrompt } from '../prompts/prompt-queue';
import { watchForUpdates } from './watch-for-updates';

const hourMs = 60 * 60 * 1000;

class FakeWorker extends EventTarget {
  constructor(public state: ServiceWorkerState) {
    super();
  }
  changeState(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  update = vi.fn(async () => undefined);

  /** Simulates a new worker that is found and installed. */
  installUpdate(): FakeWorker {
    const worker = new FakeWorker('installing');
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    worker.changeState('installed');
    return worker;
  }
}

let registration: FakeRegistration;
const activateWaiting = vi.fn();
const reload = vi.fn();

// The fake implements only the members that are used.
const watch = (initialController: FakeWorker | null = null) =>
  watchForUpdates(registration as never, {
    activateWaiting,
    reload,
    initialController: initialController as never,
  });

function getUpdatePrompt() {
  const prompt = getActivePrompt();
  return prompt?.kind === 'update' ? prompt : undefined;
}

beforeEach(() => {
  vi.useFakeTimers();
  registration = new FakeRegistration();
  return () => vi.useRealTimers();
});

afterEach(() => {
  removePrompt('update');
  vi.clearAllMocks();
});

test('watchForUpdates reloads a page whose initial controller is no longer the active worker', () => {
  registration.active = new FakeWorker('activated');
  watch(new FakeWorker('redundant'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('watchForUpdates does not reload a page whose initial controller is still active', () => {
  registration.active = new FakeWorker('activated');
  watch(registration.active);
  expect(reload).not.toHaveBeenCalled();
});

describe('watchForUpdates with the first worker on a device', () => {
  test('neither prompts nor reloads when the worker activates', () => {
    const firstWorker = new FakeWorker('installing');
    registration.installing = firstWorker;
    watch();
    registration.dispatchEvent(new Event('updatefound'));
    for (const state of ['installed', 'activating', 'activated'] as const)
      firstWorker.changeState(state);
    expect(getUpdatePrompt()).toBeUndefined();
    expect(reload).not.toHaveBeenCalled();
  });

  test('prompts for the second worker, also on the page that installed the first', () => {
    const firstWorker = new FakeWorker('installing');
    registration.installing = firstWorker;
    watch();
    firstWorker.changeState('activated');
    registration.active = firstWorker;
    const secondWorker = registration.installUpdate();
    getUpdatePrompt()?.reload();
    expect(activateWaiting).toHaveBeenCalledOnce();
    secondWorker.changeState('activated');
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('watchForUpdates with a new worker', () => {
  beforeEach(() => {
    registration.active = new FakeWorker('activated');
  });

  test('prompts once the worker is installed', () => {
    watch();
    const worker = new FakeWorker('installing');
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    expect(getUpdatePrompt()).toBeUndefined();
    worker.changeState('installed');
    expect(getUpdatePrompt()).toBeDefined();
  });

  test('prompts at start for a worker waiting since an earlier visit', () => {
    registration.waiting = new FakeWorker('installed');
    watch();
    expect(getUpdatePrompt()).toBeDefined();
  });

  test('reloads once when the same worker is found twice', () => {
    watch();
    const worker = registration.installUpdate();
    registration.dispatchEvent(new Event('updatefound'));
    worker.changeState('activated');
    expect(reload).toHaveBeenCalledOnce();
  });

  test('reloads when the worker was activated from another tab', () => {
    watch();
    registration.installUpdate().changeState('activated');
    expect(activateWaiting).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('does not prompt again after Later until another worker is waiting', () => {
    watch();
    registration.installUpdate();
    getUpdatePrompt()?.dismiss();
    expect(getUpdatePrompt()).toBeUndefined();
    vi.advanceTimersByTime(hourMs);
    expect(getUpdatePrompt()).toBeUndefined();
    registration.installUpdate();
    expect(getUpdatePrompt()).toBeDefined();
  });

  test('reloads after the timeout even if the worker has not activated', () => {
    watch();
    registration.installUpdate();
    getUpdatePrompt()?.reload();
    vi.advanceTimersByTime(3000);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('watchForUpdates checks for updates', () => {
  beforeEach(() => {
    registration.active = new FakeWorker('activated');
  });

  test('every hour', () => {
    watch();
    vi.advanceTimersByTime(hourMs - 1);
    expect(registration.update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * hourMs);
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
