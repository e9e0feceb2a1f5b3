import type { Knex } from 'knex';
import type { ValidatedEndpoint } from '#contract/core/endpoint';
import { parseRequest } from '#contract/core/parse-request';
import { type EndpointName, endpoints } from '#contract/index';
import { authorize } from './authorize';
import { toErrorResponse } from './error-response';
import { createFormGuard, type FormLimits } from './form-guard';
import type { AdminHandlerContext, HandlerContext, Handlers } from './handler';
import { badRequestError, notFoundError } from './http-error';
import { createIdempotencyStore, createPost, parsePostId } from './idempotency';
import type { ApiRequest, RequestBody } from './request';
import { type ApiResponse, toResponse } from './response';
import {
  createSession,
  type SessionStore,
  type SignedInAdmin,
  type TrackedSession,
} from './session';

interface DispatchOptions {
  readonly handlers: Handlers;
  readonly database: Knex;
  readonly sessions: SessionStore;
  readonly formLimits: FormLimits;
  readonly publicOrigin: string | undefined;
  /** Logs an unexpected error. */
  readonly reportError: (error: unknown, request: ApiRequest) => void;
}

export type Dispatch = (name: EndpointName, request: ApiRequest) => Promise<ApiResponse>;

interface Client {
  readonly session: TrackedSession;
  /** Undefined for public endpoints. */
  readonly admin: SignedInAdmin | undefined;
}

type ReadBody = (use: (received: RequestBody) => Promise<unknown>) => Promise<unknown>;

/** Handles a request independently of the transport: authorize, rate-limit, validate, handle, respond. */
export function createDispatch(options: DispatchOptions): Dispatch {
  const { handlers, sessions, publicOrigin, reportError } = options;
  const idempotency = createIdempotencyStore(options.database);
  const guardForm = createFormGuard(idempotency, options.formLimits);

  function handle<Name extends EndpointName>(
    name: Name,
    request: ApiRequest,
    client: Client,
    readBody: ReadBody,
  ): Promise<unknown> {
    const { [name]: endpoint } = endpoints;
    const { [name]: handler } = handlers;
    const { path, form, formLimit, idempotent }: ValidatedEndpoint = endpoint;
    const acceptLanguage = request.header('Accept-Language');
    const validate = (received: RequestBody) =>
      parseRequest(
        endpoint,
        {
          params: request.params,
          query: request.query,
          acceptLanguage,
          ...received,
        },
        { notFound: notFoundError, invalid: badRequestError },
      );
    if (idempotent && !form) {
      const id = parsePostId(path, request);
      return readBody(async (received) => {
        const validated = validate(received);
        const post = await createPost(id, { ...received, body: validated.body });
        const runOnce: HandlerContext['runOnce'] = (write) => idempotency.runOnce(post, write);
        return handler(validated, createContext(request, client, runOnce));
      });
    }
    if (!form) {
      return readBody(async (received) =>
        handler(validate(received), createContext(request, client, rejectRunOnce)),
      );
    }
    return guardForm(request, { path, formLimit, idempotent }, (handlePost) =>
      readBody(async (received) => {
        const validated = validate(received);
        return handlePost({ ...received, body: validated.body }, (runOnce) =>
          handler(validated, createContext(request, client, runOnce)),
        );
      }),
    );
  }

  return async (name, request) => {
    const endpoint: ValidatedEndpoint = endpoints[name];
    const session = createSession(request, sessions, endpoint);
    let body: unknown;
    const readBody: ReadBody = (use) =>
      request.withBody(endpoint, (received) => {
        body = received.body;
        return use(received);
      });
    try {
      const admin = await authorize(request, endpoint, session, publicOrigin);
      const result = await handle(name, request, { session, admin }, readBody);
      return await toResponse(result, endpoint, request, session);
    } catch (error) {
      const failedRequest = {
        id: request.id,
        body,
        acceptLanguage: request.header('Accept-Language'),
      };
      return toErrorResponse(error, failedRequest, (unexpected) =>
        reportError(unexpected, request),
      );
    }
  };
}

const rejectRunOnce = (): never => {
  throw new Error('runOnce is only available to endpoints with `form` or `idempotent`.');
};

const createContext = (
  request: ApiRequest,
  { session, admin }: Client,
  runOnce: HandlerContext['runOnce'],
): AdminHandlerContext => ({
  accepts: (type) => acceptsType(request.header('Accept'), type),
  isAdmin: async () => (await session.getAdmin()) !== undefined,
  session,
  get admin() {
    if (!admin) throw new Error('admin is only available to endpoints with `access: admin`.');
    return admin;
  },
  ip: request.ip,
  get signal() {
    return request.signal;
  },
  runOnce,
});

/** Wildcards do not count: a client that accepts anything may not know the newest formats. */
function acceptsType(accept = '', type: string): boolean {
  const entry = accept.split(',').find((candidate) => candidate.trim().startsWith(type));
  return entry !== undefined && !/;\s*q=0(\.0+)?\s*$/.test(entry);
}
