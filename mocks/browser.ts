import { type SetupWorker, setupWorker } from 'msw/browser';
import { pbkdf2Hasher } from './accounts/pbkdf2-hasher';
import { createRequestLog } from './api/request-log';
import { isApiUrl } from './api/request-predicates';
import { startClockAt } from './clock';
import { canvasImageProcessor } from './media/canvas-image-processor';
import { createDemoPaths } from './media/demo-files/demo-files';
import { loadPanel } from './panel/load-panel';
import { applyLinkedPreferences, type Preferences } from './preferences';
import { getDataName } from './scenario-data';
import { isRecorded } from './scenarios';
import { createMockServer } from './server';
import { createStoredCookie } from './session-cookie';
import {
  getDataDay,
  getStartInstant,
  type MockSettings,
  parseSettings,
  withScenario,
} from './settings';
import { createSettingsStore, type SettingsStore } from './settings-store';
import { keepSettingsInUrl } from './settings-url';
import { loadBrowserSqlite, prepareMockDatabase, restoreMockDatabase } from './sqlite/browser';
import { computeDataVersion } from './storage/data-version';
import { clearMockStorage, type MockStorage, openMockStorage } from './storage/mock-storage';

const demoPaths = createDemoPaths();

/**
 * Intercepts the page's API calls, with the settings in its URL. Rejects on a setting that doesn't exist; an API call
 * without a handler is an error, pages and assets pass through.
 */
export async function startMocks(preferences: Preferences): Promise<void> {
  const initialSettings = readUrl(preferences);
  const settings = createSettingsStore(initialSettings, globalThis);
  keepSettingsInUrl(globalThis, settings.read);
  const startInstant = getStartInstant(initialSettings);
  if (startInstant) startClockAt(startInstant);
  const { scenarios } = initialSettings;
  const name = getDataName(scenarios, getDataDay(initialSettings));
  const worker = setupWorker();
  const [storage] = await Promise.all([
    openStorage(name),
    loadBrowserSqlite(),
    startWorker(worker),
  ]);
  const requestLog = createRequestLog();
  const cookie = createStoredCookie(sessionStorage, name);
  const { handlers } = createMockServer(scenarios, {
    openDatabase: await prepareDatabase(storage),
    images: canvasImageProcessor,
    readDemoImage,
    hasher: pbkdf2Hasher,
    cookie,
    readRecording,
    readConditions: settings.read,
    isOffline: createOfflineCheck(settings),
    requestLog,
    hasSampleSubmissions: true,
    saveDatabase: storage.saveDatabase,
    uploads: storage.uploads,
  });
  worker.resetHandlers(...handlers);
  const hasSessionCookie = () => cookie.read() !== undefined;
  void loadPanel({
    settings,
    requestLog,
    preferences,
    recordings: listRecordings(),
    hasSessionCookie,
  });
}

const startWorker = (worker: SetupWorker) =>
  worker.start({
    onUnhandledRequest: ({ url }, print) => {
      if (isApiUrl(url)) print.error();
    },
  });

function readUrl(preferences: Preferences): MockSettings {
  try {
    const settings = parseSettings(location.search);
    replaceSearch(applyLinkedPreferences(location.search, preferences));
    return settings;
  } catch (error) {
    // Otherwise the page would stay empty, with the error in its console.
    const alert = document.createElement('p');
    alert.role = 'alert';
    alert.style.padding = '2rem';
    alert.textContent = String(error);
    document.getElementById('app')?.replaceChildren(alert);
    throw error;
  }
}

const replaceSearch = (search: string): void =>
  history.replaceState(history.state, '', location.pathname + search + location.hash);

const prepareDatabase = ({ savedDatabase }: MockStorage) =>
  savedDatabase ? restoreMockDatabase(savedDatabase) : prepareMockDatabase();

async function openStorage(name: string): Promise<MockStorage> {
  const url = new URL(location.href);
  if (url.searchParams.has('reset')) {
    await clearMockStorage();
    // A later reload must not reset again.
    url.searchParams.delete('reset');
    replaceSearch(url.search);
  }
  return openMockStorage({ name, version: await computeDataVersion() });
}

/**
 * Follows the scenario, and the `offline` and `online` events, which the browser's developer tools also dispatch. Being
 * online again ends the scenario.
 */
function createOfflineCheck(settings: SettingsStore): () => boolean {
  let hasLostNetwork = false;
  addEventListener('offline', () => {
    hasLostNetwork = true;
  });
  addEventListener('online', () => {
    hasLostNetwork = false;
    const current = settings.read();
    if (current.scenarios.has('offline')) settings.update(withScenario(current, 'offline', false));
  });
  return () => hasLostNetwork || settings.read().scenarios.has('offline');
}

// A build that others get has none.
const recordings = import.meta.env.DEV
  ? import.meta.glob<unknown>('./recorded/*.json', { import: 'default' })
  : {};

const listRecordings = () =>
  Object.keys(recordings)
    .map((path) => `recorded:${path.slice('./recorded/'.length, -'.json'.length)}`)
    .filter(isRecorded);

async function readRecording(name: string): Promise<unknown> {
  const read = recordings[`./recorded/${name}.json`];
  if (!read) throw new Error(`There is no mocks/recorded/${name}.json: see npm run mocks:record.`);
  return read();
}

async function readDemoImage(file: string): Promise<Uint8Array | undefined> {
  const path = demoPaths.get(file);
  if (path === undefined) return undefined;
  const response = await fetch(import.meta.env.BASE_URL + path);
  if (!response.ok)
    throw new Error(`Fetching the demo image ${file} failed with status ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
