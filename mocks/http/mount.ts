import {
  HttpResponse,
  type HttpResponseResolver,
  http,
  type PathParams,
  type RequestHandler,
} from 'msw';
import { privateAnswer, type ValidatedEndpoint } from '#contract/core/endpoint';
import { type EndpointName, endpoints } from '#contract/index';
import { faultAnswer, goodAnswer, untaggedAnswer } from './answers';
import { addressFault, anyApiAddress, apiAddress, healthAddress, isAt } from './api-address';
import { Fault, methodNotAllowed, notFound } from './fault';
import { keyOf, once } from './idempotency';
import { MockBytes, type MockContext, type MockImplementations } from './implementation';
import { refuseForeign } from './same-origin';
import { admitAdministrator, callerIn } from './signed-in';
import { validRequest } from './validation';

type Answer = (request: Request, params: PathParams) => Promise<Response>;

/** MSW handlers for the whole contract, for its wrong methods, for everything else under `/api/` and for `/healthz`. */
export function mount(
  implementations: MockImplementations,
  context: MockContext,
): RequestHandler[] {
  const names = Object.keys(endpoints) as EndpointName[];
  return [
    http.all(anyApiAddress, ({ request }) => {
      const fault = addressFault(request.url);
      return fault && faultAnswer(request, fault);
    }),
    ...names.map((name) => answering(name, implementations, context)),
    http.all(anyApiAddress, ({ request }) => faultAnswer(request, restOfTheApi(request))),
    http.get(healthAddress, () =>
      HttpResponse.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } }),
    ),
  ];
}

/** One endpoint's handler: the request validated, the mock asked, the headers set. */
function answering<Name extends EndpointName>(
  name: Name,
  implementations: MockImplementations,
  context: MockContext,
): RequestHandler {
  const { [name]: endpoint } = endpoints;
  const { [name]: handler } = implementations;
  const { method, access, path, form }: ValidatedEndpoint = endpoint;
  const { session, firstAnswers } = context.database;
  const answer: Answer = async (request, params) => {
    if (method !== 'GET') refuseForeign(request);
    if (access === 'administrator') admitAdministrator(request, endpoint, session);
    const key = form && keyOf(request);
    const valid = await validRequest(endpoint, { request, params });
    const { isAdministrator, wasKnown } = callerIn(session);
    const handle = async () => handler(valid, { ...context, isAdministrator });
    const given = await once({ ...valid, key, path }, firstAnswers, handle);
    const isPrivate = access === 'administrator' || wasKnown();
    if (isPrivate && !(given instanceof MockBytes)) {
      return untaggedAnswer(request, given, { ...endpoint, cacheControl: privateAnswer });
    }
    const answered = method === 'GET' ? goodAnswer : untaggedAnswer;
    return answered(request, given, endpoint);
  };
  return http.all(apiAddress(path), toMethod(method, answer));
}

/** Answers one method and leaves the others to the handlers after it; faults are told as problems. */
const toMethod =
  (method: string, answer: Answer): HttpResponseResolver =>
  async ({ request, params }) => {
    if (!withHead(method).includes(request.method)) return undefined;
    try {
      return await answer(request, params);
    } catch (fault) {
      if (fault instanceof Fault) return faultAnswer(request, fault);
      throw fault;
    }
  };

/** Whoever answers GET answers HEAD. */
const withHead = (method: string): string[] => (method === 'GET' ? ['HEAD', 'GET'] : [method]);

/** What is said where no endpoint has answered: 405 at a path of the contract, else 404. */
function restOfTheApi({ url }: Request): Fault {
  const there = Object.values(endpoints).filter(({ path }) => isAt(path, url));
  if (there.length === 0) return notFound();
  return methodNotAllowed([...new Set(there.flatMap(({ method }) => withHead(method)))]);
}
