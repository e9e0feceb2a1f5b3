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
import type { ByteStore, ReadDemoImage } from './media/original-store';
import { addVisitors, fillDatabase } from './scenario-data';
import type { Scenarios } from './scenarios';
import type { OpenDatabase } from './sqlite/open-database';
import { createDatabaseSaver } from './storage/database-saver';

export interface MockRuntime {
  readonly openDatabase: () => OpenDatabase;
  readonly images: MockImages;
  readonly readDemoImage: ReadDemoImage;
  readonly hasher: PasswordHasher;
  readonly cookie: SessionCookie;
  readonly clock?: () => Date;
  readonly isOffline?: () => boolean;
  readonly isInUse?: boolean;
  /** Called after the data of the scenarios was inserted, before the first request. */
  readonly onFilled?: (database: OpenDatabase) => Promise<void>;
  /** Called after each request that changed the database, before its response. */
  readonly saveDatabase?: (bytes: Uint8Array) => Promise<void>;
  /** Defaults to memory. */
  readonly uploads?: ByteStore;
}

/** The real server's handlers, rules and stores behind MSW. */
export interface MockServer {
  readonly handlers: RequestHandler[];
  /** Opened on first use. */
  readonly database: () => OpenDatabase;
  /** Call after changing products, images or settings directly in the database. */
  changed(): void;
  /** Waits for pending requests and frees the database. Later requests get a 503. */
  close(): Promise<void>;
}

/** Applies no rate limits. */
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

  async function respond(...[name, request]: Parameters<Dispatch>): ReturnType<Dispatch> {
    if (isClosed) return closedResponse;
    starting ??= start(database(), scenarios, { ...runtime, clock, cacheVersion });
    return (await starting)(name, request);
  }

  const dispatch: Dispatch = (name, request) => {
    const response = respond(name, request);
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
        readDemoImage: isMissing ? async () => undefined : runtime.readDemoImage,
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

/** A restored database already has the admin. */
async function ensureAdministrator(database: Knex, hasher: PasswordHasher, now: Date) {
  const { username, password } = mockAdministrator;
  const store = createAdministratorStore(database);
  if (!(await store.find(username))) {
    const passwordHash = await hasher.hash(password);
    await store.insert({ username, passwordHash, createdAt: now.toISOString() });
  }
  const administrator = await store.find(username);
  if (!administrator) throw new Error('The mock admin was not stored.');
  return administrator;
}

const openingEndpoints = new Set<EndpointName>(
  (Object.keys(endpoints) as EndpointName[]).filter((name) =>
    [getSession.path, getDemoData.path].some((path) => path === endpoints[name].path),
  ),
);

/** Lets the back office open first, so that the expired session interrupts something. */
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
