import type { SessionCookie } from '../../api/dispatch/request';
import { pbkdf2Hasher } from '../accounts/pbkdf2-hasher';
import { respondHealthy, respondToRequest } from '../api/respond-to-request';
import { canvasImageProcessor } from '../media/canvas-image-processor';
import type { MockImageProcessor } from '../media/mock-image-processor';
import type { ReadDemoImage } from '../media/mock-provider';
import { createMockDispatch, type MockDispatch } from '../mock-dispatch';
import type { Scenario } from '../scenarios';
import { createMockDatabaseFactory } from '../sqlite/mock-database';
import { openMemoryDatabase } from '../sqlite/open-memory-database';
import type { Sqlite } from '../sqlite/sqlite';
import { computeDataVersion } from '../storage/data-version';
import { type MockStorage, openMockStorage } from '../storage/mock-storage';
import { createDatabaseCookie } from './database-cookie';
import { reportStorageErrors } from './report-storage-errors';

interface DemoServerOptions {
  /** Separates the data of several demos on one origin. */
  readonly name: string;
  readonly loadSqlite: () => Promise<Sqlite>;
  readonly readDemoImage: ReadDemoImage;
  /** Renders with canvases by default. */
  readonly images?: MockImageProcessor;
  /** Called each time the database could not be saved; the next change saves all of it again. */
  readonly onSaveError: () => void;
}

export interface DemoServer {
  /** Rejects when the server can't be started; the next request starts it again. */
  respond(request: Request): Promise<Response>;
  /** Deletes everything, after the pending requests. Later requests get the data of a first visit. */
  startOver(): Promise<void>;
}

interface RunningServer {
  readonly mockDispatch: MockDispatch;
  readonly cookie: SessionCookie;
  readonly storage: MockStorage;
}

/** Without e-mail: nothing is sent from a demo, and pages must not promise it. */
const scenarios: ReadonlySet<Scenario> = new Set(['no-mail']);

/**
 * The mock server for a service worker: all tabs share it, so none overwrites the data of another. Its data survives the
 * worker, which browsers stop whenever it's idle.
 */
export function createDemoServer(options: DemoServerOptions): DemoServer {
  let starting: Promise<RunningServer> | undefined;

  function setStarting(next: Promise<RunningServer>): Promise<RunningServer> {
    starting = next;
    next.catch(() => {
      if (starting === next) starting = undefined;
    });
    return next;
  }

  const getRunning = () => starting ?? setStarting(startServer(options));

  async function restart(previous: Promise<RunningServer>): Promise<RunningServer> {
    const { mockDispatch, storage } = await previous;
    await mockDispatch.close();
    await storage.clear();
    return startServer(options);
  }

  return {
    async respond(request) {
      if (new URL(request.url).pathname === '/healthz') return respondHealthy();
      const { mockDispatch, cookie } = await getRunning();
      const { dispatch } = mockDispatch;
      return addDate(await respondToRequest(request, { dispatch, cookie }));
    },
    async startOver() {
      await setStarting(restart(getRunning()));
    },
  };
}

async function startServer({
  name,
  loadSqlite,
  readDemoImage,
  images = canvasImageProcessor,
  onSaveError,
}: DemoServerOptions): Promise<RunningServer> {
  const sqlite = await loadSqlite();
  const storage = await openMockStorage({ name, version: await computeDataVersion() });
  const { savedDatabase } = storage;
  const openDatabase = savedDatabase
    ? () => openMemoryDatabase(sqlite, savedDatabase)
    : await createMockDatabaseFactory(async () => sqlite)();
  const cookie = createDatabaseCookie(() => mockDispatch.getDatabase());
  const mockDispatch: MockDispatch = createMockDispatch(scenarios, {
    openDatabase,
    images,
    readDemoImage,
    hasher: pbkdf2Hasher,
    cookie,
    hasSampleSubmissions: true,
    ...reportStorageErrors(storage, onSaveError),
  });
  return { mockDispatch, cookie, storage };
}

/** Pages show when prices were fetched. */
function addDate(response: Response): Response {
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.set('Date', new Date().toUTCString());
  return new Response(body, { status, statusText, headers });
}
