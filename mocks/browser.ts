import { setupWorker } from 'msw/browser';
import { pbkdf2Hasher } from './accounts/pbkdf2-hasher';
import { isApiUrl } from './api/predicates';
import { storedCookie } from './cookie';
import { canvasImages } from './media/canvas-images';
import { getDataName } from './scenario-data';
import { type Scenarios, scenariosIn } from './scenarios';
import { createMockServer } from './server';
import { prepareMockDatabase, restoreMockDatabase } from './sqlite/browser';
import { dataVersion } from './storage/data-version';
import { clearMockStorage, type MockStorage, openMockStorage } from './storage/mock-storage';

const urls = import.meta.glob<string>('../api/seed/photographs/*.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Answers the page's API calls in the browser, in the scenarios its address names, from what the browser has saved.
 * Rejects when the address names an unknown one; a call that no mock answers is an error, pages and assets pass.
 */
export async function startMocks(): Promise<void> {
  const scenarios = scenariosIn(location.search);
  const name = getDataName(scenarios);
  const storage = await openStorage(name);
  const { handlers } = createMockServer(scenarios, {
    openDatabase: await prepareDatabase(storage),
    images: canvasImages,
    readDemoPhotograph: fetchPhotograph,
    hasher: pbkdf2Hasher,
    cookie: storedCookie(sessionStorage, name),
    isOffline: createOfflineCheck(scenarios),
    isInUse: true,
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
    // A reload keeps what is saved from here on.
    url.searchParams.delete('reset');
    history.replaceState(history.state, '', url);
  }
  return openMockStorage({ name, version: await dataVersion() });
}

/**
 * Whether there is no network: as the scenario has it at first, then as the browser says. 'Offline' in its developer
 * tools cuts it and gives it back, and so do `dispatchEvent(new Event('offline'))` and `'online'`.
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

async function fetchPhotograph(file: string): Promise<Uint8Array | undefined> {
  const url = urls[`../api/seed/photographs/${file}`];
  if (url === undefined) return undefined;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The photograph ${file} was answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
