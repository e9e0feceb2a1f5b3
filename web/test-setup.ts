import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { reached } from './data/connectivity';
import { mockServer, openShop } from './testing/mock-server';
import { installStandIns } from './testing/stand-ins';
import { expectQuietConsole, watchConsole } from './testing/watched-console';
import { dismissToast } from './ui/toast/toast-store';

/** Server-rendering tests run without a document. */
const hasDocument = typeof document !== 'undefined';

// Generous, because CI machines are slow under load.
configure({ asyncUtilTimeout: 20_000 });

beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  watchConsole();
  openShop();
  if (hasDocument) installStandIns();
});

afterEach(() => {
  if (hasDocument) {
    cleanup();
    dismissToast();
    reached();
    localStorage.clear();
    sessionStorage.clear();
  }
  expectQuietConsole();
});

afterAll(() => mockServer.close());
