import { setupWorker } from 'msw/browser';
import { pbkdf2Hasher } from './accounts/pbkdf2-hasher';
import { isApiUrl } from './api/request-predicates';
import { canvasImageProcessor } from './media/canvas-image-processor';
import { getDataName } from './scenario-data';
import { parseScenarios, type Scenarios } from './scenarios';
import { createMockServer } from './server';
import { createStoredCookie } from './session-cookie';
import { prepareMockDatabase, restoreMockDatabase } from './sqlite/browser';
import { computeDataVersion } from './storage/data-version';
import { clearMockStorage, type MockStorage, openMockStorage } from './storage/mock-storage';

const demoImageUrls = import.meta.glob<string>('../api/seed/images/*.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Intercepts the page's API calls, in the scenarios named by its URL. Rejects on an unknown scenario; an API call
 * without a handler is an error, pages and assets pass through.
 */
export async function startMocks(): Promise<void> {
  const scenarios = parseScenarios(location.search);
  const name = getDataName(scenarios);
  const storage = await openStorage(name);
  const { handlers } = createMockServer(scenarios, {
    openDatabase: await prepareDatabase(storage),
    images: canvasImageProcessor,
    readDemoImage,
    hasher: pbkdf2Hasher,
    cookie: createStoredCookie(sessionStorage, name),
    isOffline: createOfflineCheck(scenarios),
    hasSampleSubmissions: true,
    saveDatabase: storage.saveDatabase,
    uploads: storage.uploads,
  });
  const worker = setupWorker(...handlers);
  await worker.start({
    onUnhandledRequest: ({ url }, print) => {
      if (isApiUrl(url)) print.error();
    },
  });
}

const prepareDatabase = ({ savedDatabase }: MockStorage) =>
  savedDatabase ? restoreMockDatabase(savedDatabase) : prepareMockDatabase();

async function openStorage(name: string): Promise<MockStorage> {
  const url = new URL(location.href);
  if (url.searchParams.has('reset')) {
    await clearMockStorage();
    // A later reload must not reset again.
    url.searchParams.delete('reset');
    history.replaceState(history.state, '', url);
  }
  return openMockStorage({ name, version: await computeDataVersion() });
}

/**
 * Starts as the scenario says, then follows the `offline` and `online` events, which the browser's developer tools also
 * dispatch.
 */
function createOfflineCheck(scenarios: Scenarios): () => boolean {
  let isOffline = scenarios.has('offline');
  addEventListener('offline', () => {
    isOffline = true;
  });
  addEventListener('online', () => {
    isOffline = false;
  });
  return () => isOffline;
}

async function readDemoImage(file: string): Promise<Uint8Array | undefined> {
  const url = demoImageUrls[`../api/seed/images/${file}`];
  if (url === undefined) return undefined;
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`Fetching the demo image ${file} failed with status ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
