import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { markOnline } from './data/connectivity';
import { expectNoConsoleOutput, recordConsole } from './testing/console-guard';
import { installPolyfills } from './testing/jsdom-polyfills';
import { mockServer, resetMockServer } from './testing/mock-server';
import { dismissToast } from './ui/toast/toast-store';

/** Server-rendering tests run without a document. */
const hasDocument = typeof document !== 'undefined';

// Generous, because CI machines are slow under load.
configure({ asyncUtilTimeout: 20_000 });

beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  recordConsole();
  resetMockServer();
  if (hasDocument) installPolyfills();
});

afterEach(() => {
  if (hasDocument) {
    cleanup();
    dismissToast();
    markOnline();
    localStorage.clear();
    sessionStorage.clear();
  }
  expectNoConsoleOutput();
});

afterAll(async () => {
  // An import that is interrupted by the end of a file fails for all later files of the worker.
  await vi.dynamicImportSettled();
  mockServer.close();
});
