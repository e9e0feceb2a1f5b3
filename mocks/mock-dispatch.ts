import type { Knex } from 'knex';
import { type EndpointName, endpoints } from '#contract/index';
import { getSession } from '#contract/session/endpoints';
import { getDemoData } from '#contract/settings/admin-endpoints';
import { createAdminStore } from '../api/accounts/admin-store';
import { createMemoryCounters } from '../api/accounts/attempt-counter';
import { createPasswordVerifier, type PasswordHasher } from '../api/accounts/password-verifier';
import { createDatabaseSessionStore } from '../api/accounts/session-store';
import { createDispatch, type Dispatch } from '../api/dispatch/dispatch';
import type { SessionCookie } from '../api/dispatch/request';
import type { ApiResponse } from '../api/dispatch/response';
import { createHandlers, type HandlerDependencies } from '../api/handlers';
import { createCacheVersion } from '../api/platform/cache-version';
import { createVisitorCounter } from '../api/visitors/visitor-counter';
import { readUserAgent } from './api/to-api-request';
import { reportError } from './api/to-http-response';
import { createMockMedia } from './media/create-mock-media';
import type { MockImageProcessor } from './media/mock-image-processor';
import type { ByteStore, ReadDemoImage } from './media/mock-provider';
import { mockAdmin, secondMockAdmin } from './mock-admin';
import { createMockHost } from './mock-host';
import { parseRecording, type ReadRecording, type Recording } from './recordings/recording';
import { addVisitors, fillDatabase } from './scenario-data';
import { getRecordingName, type Scenario, type Scenarios } from './scenarios';
import type { MemoryDatabase } from './sqlite/open-memory-database';
import { createDatabaseSaver } from './storage/database-saver';

export interface MockDispatchRuntime {
  readonly openDatabase: () => MemoryDatabase;
  readonly images: MockImageProcessor;
  readonly readDemoImage: ReadDemoImage;
  readonly hasher: PasswordHasher;
  readonly cookie: SessionCookie;
  readonly clock?: () => Date;
  readonly hasSampleSubmissions?: boolean;
  /** For the scenario `recorded:NAME`. */
  readonly readRecording?: ReadRecording;
  /** Called after the data of the scenarios was inserted, before the first request. */
  readonly onFilled?: (database: MemoryDatabase) => Promise<void>;
  /** Called after each request that changed the database, before its response. */
  readonly saveDatabase?: (bytes: Uint8Array) => Promise<void>;
  /** Defaults to memory. */
  readonly uploads?: ByteStore;
}

export interface MockDispatch {
  readonly dispatch: Dispatch;
  /** Opened on first use. */
  readonly getDatabase: () => MemoryDatabase;
  /** Call after changing products, images or settings directly in the database. */
  invalidateCaches(): void;
  /** Waits for pending requests and frees the database. Later requests get a 503. */
  close(): Promise<void>;
}

/** The real server's handlers, rules and stores, without HTTP. Applies no rate limits. */
export function createMockDispatch(
  scenarios: Scenarios,
  runtime: MockDispatchRuntime,
): MockDispatch {
  const { clock = () => new Date() } = runtime;
  let openedDatabase: MemoryDatabase | undefined;
  let dispatchPromise: Promise<Dispatch> | undefined;
  let isClosed = false;
  const cacheVersion = createCacheVersion();

  function getDatabase(): MemoryDatabase {
    openedDatabase ??= runtime.openDatabase();
    return openedDatabase;
  }

  const pendingResponses = new Set<Promise<unknown>>();

  async function respond(...[name, request]: Parameters<Dispatch>): ReturnType<Dispatch> {
    if (isClosed) return closedResponse;
    dispatchPromise ??= startDispatch(getDatabase(), scenarios, {
      ...runtime,
      clock,
      cacheVersion,
    });
    return (await dispatchPromise)(name, request);
  }

  return {
    dispatch(name, request) {
      const response = respond(name, request);
      pendingResponses.add(response);
      return response.finally(() => pendingResponses.delete(response));
    },
    getDatabase,
    invalidateCaches: () => cacheVersion.increment(),
    async close() {
      isClosed = true;
      await Promise.allSettled(pendingResponses);
      await openedDatabase?.database.destroy();
    },
  };
}

async function readScenarioRecording(
  scenarios: Scenarios,
  readRecording: ReadRecording | undefined,
): Promise<Recording | undefined> {
  const name = getRecordingName(scenarios);
  return name === undefined || !readRecording
    ? undefined
    : parseRecording(name, await readRecording(name));
}

async function startDispatch(
  openedDatabase: MemoryDatabase,
  scenarios: Scenarios,
  runtime: MockDispatchRuntime & Pick<HandlerDependencies, 'clock' | 'cacheVersion'>,
): Promise<Dispatch> {
  const { database } = openedDatabase;
  const { images, hasher, clock, cacheVersion, cookie, saveDatabase } = runtime;
  const hasMissingImages = scenarios.has('missing-images');
  const sessions = createDatabaseSessionStore(database, clock);
  const { hasSampleSubmissions = false } = runtime;
  const recording = await readScenarioRecording(scenarios, runtime.readRecording);
  const isNew = await fillDatabase(database, scenarios, {
    now: clock(),
    hasSampleSubmissions,
    recording,
  });
  await runtime.onFilled?.(openedDatabase);
  await addVisitors(database, clock());
  const admin = await ensureMockAdmin(database, mockAdmin, { hasher, now: clock() });
  if (isNew && hasSampleSubmissions)
    await ensureMockAdmin(database, secondMockAdmin, { hasher, now: clock() });
  if (sessionScenarios.some((name) => scenarios.has(name))) {
    cookie.write((await sessions.start(admin, readUserAgent())) ?? null);
  }
  const dispatch = createDispatch({
    handlers: createHandlers({
      database,
      cacheVersion,
      ...createMockMedia({
        database,
        cacheVersion,
        images,
        readDemoImage: hasMissingImages ? async () => undefined : runtime.readDemoImage,
        ...(runtime.uploads && { uploads: runtime.uploads }),
      }),
      visitors: createVisitorCounter({
        database,
        logger: { warn: (error: unknown) => reportError(error) },
        clock,
      }),
      passwordVerifier: createPasswordVerifier(hasher),
      createCounter: createMemoryCounters(clock),
      canSendEmail: !scenarios.has('no-mail'),
      publicOrigin: undefined,
      reserve: { release: async () => false },
      host: createMockHost(clock),
      clock,
      wait: async () => undefined,
    }),
    database,
    sessions,
    formLimits: { consume: async () => undefined },
    publicOrigin: undefined,
    reportError,
  });
  const savingDispatch = saveDatabase
    ? saveAfterEachRequest(dispatch, openedDatabase, saveDatabase)
    : dispatch;
  if (scenarios.has('expired-session')) return endSessionAt(isAdminCall, savingDispatch, cookie);
  if (scenarios.has('unauthorized-midway'))
    return endSessionAt(isAdminWrite, savingDispatch, cookie);
  return savingDispatch;
}

function saveAfterEachRequest(
  dispatch: Dispatch,
  database: MemoryDatabase,
  save: (bytes: Uint8Array) => Promise<void>,
): Dispatch {
  const saveChanges = createDatabaseSaver(database, {
    save,
    onError: (error) => reportError(error),
  });
  return async (name, request) => {
    const response = await dispatch(name, request);
    await saveChanges();
    return response;
  };
}

const closedResponse: ApiResponse = {
  status: 503,
  headers: {},
  isCacheable: false,
  variesByUser: false,
};

/** A restored database already has the admin. */
async function ensureMockAdmin(
  database: Knex,
  { username, password }: { readonly username: string; readonly password: string },
  { hasher, now }: { readonly hasher: PasswordHasher; readonly now: Date },
) {
  const store = createAdminStore(database);
  if (!(await store.findByUsername(username))) {
    const passwordHash = await hasher.hash(password);
    await store.insert({ username, passwordHash, createdAt: now.toISOString() });
  }
  const admin = await store.findByUsername(username);
  if (!admin) throw new Error('The mock admin was not stored.');
  return admin;
}

const startupEndpoints = new Set<EndpointName>(
  (Object.keys(endpoints) as EndpointName[]).filter((name) =>
    [getSession.path, getDemoData.path].some((path) => path === endpoints[name].path),
  ),
);

const sessionScenarios: readonly Scenario[] = [
  'signed-in',
  'expired-session',
  'unauthorized-midway',
];

/** The back office opens first, so that the end of the session interrupts something. */
const isAdminCall = (name: EndpointName): boolean =>
  endpoints[name].access === 'admin' && !startupEndpoints.has(name);

const isAdminWrite = (name: EndpointName): boolean =>
  isAdminCall(name) && endpoints[name].method !== 'GET';

/** The first matching call gets a 401, and so does every call after it until the next sign-in. */
function endSessionAt(
  isInterrupted: (name: EndpointName) => boolean,
  dispatch: Dispatch,
  cookie: SessionCookie,
): Dispatch {
  let hasEnded = false;
  return (name, request) => {
    if (!hasEnded && isInterrupted(name)) {
      hasEnded = true;
      cookie.write(null);
    }
    return dispatch(name, request);
  };
}
