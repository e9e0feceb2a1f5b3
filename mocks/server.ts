import { getResponse, http, type RequestHandler } from 'msw';
import { createApiHandlers } from './api/api-handlers';
import { createFailureHandlers } from './api/failure-handlers';
import { createNetworkHandlers, type NetworkConditions } from './api/network-conditions';
import type { RequestLog } from './api/request-log';
import { matchesServerUrl } from './api/request-predicates';
import { createMockDispatch, type MockDispatch, type MockDispatchRuntime } from './mock-dispatch';
import type { Scenarios } from './scenarios';

export interface MockRuntime extends MockDispatchRuntime {
  /** Called for every request, like `isOffline`. Both follow the scenarios by default. */
  readonly readConditions?: () => NetworkConditions;
  readonly isOffline?: () => boolean;
  readonly requestLog?: RequestLog;
}

/** The real server's handlers, rules and stores behind MSW. */
export interface MockServer extends Omit<MockDispatch, 'dispatch'> {
  readonly handlers: RequestHandler[];
}

/** Applies no rate limits. */
export function createMockServer(scenarios: Scenarios, runtime: MockRuntime): MockServer {
  const {
    readConditions = () => ({ scenarios, latencyMs: 0, failurePercent: 0 }),
    isOffline = () => readConditions().scenarios.has('offline'),
    requestLog,
  } = runtime;
  const { dispatch, ...mockDispatch } = createMockDispatch(scenarios, runtime);
  const serverHandlers = [
    ...createFailureHandlers(() => readConditions().scenarios),
    ...createApiHandlers({ dispatch, cookie: runtime.cookie }),
  ];
  const handlers = [
    ...createNetworkHandlers({ readConditions, isOffline, serverHandlers }),
    ...serverHandlers,
  ];
  return {
    ...mockDispatch,
    handlers: requestLog ? [createLoggingHandler(handlers, requestLog)] : handlers,
  };
}

const createLoggingHandler = (handlers: RequestHandler[], log: RequestLog): RequestHandler =>
  http.all(matchesServerUrl, ({ request }) =>
    log.record(request, () => getResponse(handlers, request)),
  );
