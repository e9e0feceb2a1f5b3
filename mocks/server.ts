import type { Knex } from 'knex';
import type { RequestHandler } from 'msw';
import { type EndpointName, endpoints } from '#contract/index';
import { getSession } from '#contract/session/endpoints';
import { getDemoData } from '#contract/settings/admin-endpoints';
import { createAdministratorStore } from '../api/accounts/administrators';
import { createPasswords, type PasswordHasher } from '../api/accounts/passwords';
import { createSessionStore } from '../api/accounts/sessions';
import { createDispatch, type Dispatch } from '../api/dispatch/dispatch';
import type { SessionCookie } from '../api/dispatch/request';
import type { ApiResponse } from '../api/dispatch/response';
import { createHandlers, type HandlerParts } from '../api/handlers';
import { createCacheVersion } from '../api/platform/cache-version';
import { createVisitors } from '../api/visitors/visitors';
import { mockAdministrator } from './administrator';
import { failureHandlers } from './api/failures';
import { apiHandlers } from './api/handlers';
import { networkHandlers } from './api/network';
import { reportError } from './api/response';
import { createMockMedia } from './media/create-media';
import type { MockImages } from './media/images';
import type { ByteStore, ReadDemoPhotograph } from './media/original-store';
import { addVisitors, fillDatabase } from './scenario-data';
import type { Scenarios } from './scenarios';
import type { OpenDatabase } from './sqlite/open-database';
import { createDatabaseSaver } from './storage/database-saver';

/** What a mock server gets from the runtime that it runs in. */
export interface MockRuntime {
  /** Opens a database of its own, with the demo shop or as it was saved. */
  readonly openDatabase: () => OpenDatabase;
  readonly images: MockImages;
  readonly readDemoPhotograph: ReadDemoPhotograph;
  readonly hasher: PasswordHasher;
  readonly cookie: SessionCookie;
  readonly clock?: () => Date;
  /** Whether there is no network; as the scenario has it when left out. */
  readonly isOffline?: () => boolean;
  /** Whether people have sent something before, as to a shop that has been open for a while. */
  readonly isInUse?: boolean;
  /** Called with the database once it has the data of the scenarios, before its first request. */
  readonly onFilled?: (database: OpenDatabase) => Promise<void>;
  /** Saves the database after each request that changed it, before its response; nothing is saved when left out. */
  readonly saveDatabase?: (bytes: Uint8Array) => Promise<void>;
  /** Where uploads are stored; in memory when left out. */
  readonly uploads?: ByteStore;
}

/** The server's own handlers, rules and stores behind MSW. */
export interface MockServer {
  readonly handlers: RequestHandler[];
  /** The database, opened when it is first needed. */
  readonly database: () => OpenDatabase;
  /** To be called after products, images or settings were written past the handlers. */
  changed(): void;
  /** Gives the memory of the database back, once no request is under way. Later ones get a 503. */
  close(): Promise<void>;
}

/** Creates a mock server with a database of its own. It applies no rate limits. */
export function createMockServer(scenarios: Scenarios, runtime: MockRuntime): MockServer {
  const { clock = () => new Date(), isOffline = () => scenarios.has('offline') } = runtime;
  let opened: OpenDatabase | undefined;
  let starting: Promise<Dispatch> | undefined;
  let isClosed = false;
  const cacheVersion = createCacheVersion();

  function database(): OpenDatabase {
    opened ??= runtime.openDatabase();
    return opened;
  }

  const underWay = new Set<Promise<unknown>>();

  async function answer(...[name, request]: Parameters<Dispatch>): ReturnType<Dispatch> {
    if (isClosed) return closedResponse;
    starting ??= start(database(), scenarios, { ...runtime, clock, cacheVersion });
    return (await starting)(name, request);
  }

  const dispatch: Dispatch = (name, request) => {
    const response = answer(name, request);
    underWay.add(response);
    return response.finally(() => underWay.delete(response));
  };
  const server = [
    ...failureHandlers(scenarios),
    ...apiHandlers({ dispatch, cookie: runtime.cookie }),
  ];
  return {
    database,
    handlers: [...networkHandlers(scenarios, { isOffline, server }), ...server],
    changed: () => cacheVersion.changed(),
    async close() {
      isClosed = true;
      await Promise.allSettled(underWay);
      await opened?.database.destroy();
    },
  };
}

async function start(
  opened: OpenDatabase,
  scenarios: Scenarios,
  runtime: MockRuntime & Pick<HandlerParts, 'clock' | 'cacheVersion'>,
): Promise<Dispatch> {
  const { database } = opened;
  const { images, hasher, clock, cacheVersion, cookie, saveDatabase } = runtime;
  const isMissing = scenarios.has('missing-images');
  const sessions = createSessionStore(database, clock);
  await fillDatabase(database, scenarios, { now: clock(), isInUse: runtime.isInUse ?? false });
  await runtime.onFilled?.(opened);
  await addVisitors(database, clock());
  const administrator = await ensureAdministrator(database, hasher, clock());
  const isExpiring = scenarios.has('expired-session');
  if (isExpiring || scenarios.has('signed-in')) {
    cookie.write((await sessions.begin(administrator)) ?? null);
  }
  const dispatch = createDispatch({
    handlers: createHandlers({
      database,
      cacheVersion,
      ...createMockMedia({
        database,
        cacheVersion,
        images,
        readDemoPhotograph: isMissing ? async () => undefined : runtime.readDemoPhotograph,
        ...(runtime.uploads && { uploads: runtime.uploads }),
      }),
      visitors: createVisitors({ database, logger: { warn: reportError }, clock }),
      passwords: createPasswords(hasher),
      reserve: { release: async () => false },
      clock,
      wait: async () => undefined,
    }),
    database,
    sessions,
    formLimits: { count: async () => undefined },
    publicOrigin: undefined,
    reportError,
  });
  const saving = saveDatabase ? saveAfterEach(dispatch, opened, saveDatabase) : dispatch;
  return isExpiring ? endSessionOnce(saving, cookie) : saving;
}

function saveAfterEach(
  dispatch: Dispatch,
  database: OpenDatabase,
  save: (bytes: Uint8Array) => Promise<void>,
): Dispatch {
  const saveChanges = createDatabaseSaver(database, { save, onError: reportError });
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

/** A restored database has the administrator already. */
async function ensureAdministrator(database: Knex, hasher: PasswordHasher, now: Date) {
  const { username, password } = mockAdministrator;
  const store = createAdministratorStore(database);
  if (!(await store.find(username))) {
    const passwordHash = await hasher.hash(password);
    await store.insert({ username, passwordHash, createdAt: now.toISOString() });
  }
  const administrator = await store.find(username);
  if (!administrator) throw new Error('The administrator of the mocks was not stored.');
  return administrator;
}

/** What the back office reads as it opens. */
const openingEndpoints = new Set<EndpointName>(
  (Object.keys(endpoints) as EndpointName[]).filter((name) =>
    [getSession.path, getDemoData.path].some((path) => path === endpoints[name].path),
  ),
);

/** Lets the back office open, so that there is work for the expired session to interrupt. */
function endSessionOnce(dispatch: Dispatch, cookie: SessionCookie): Dispatch {
  let isExpiring = true;
  return (name, request) => {
    const needsSession = endpoints[name].access === 'administrator';
    if (isExpiring && needsSession && !openingEndpoints.has(name)) {
      isExpiring = false;
      cookie.write(null);
    }
    return dispatch(name, request);
  };
}
