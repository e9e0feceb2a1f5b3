import {
  HttpResponse,
  type HttpResponseResolver,
  http,
  type PathParams,
  type RequestHandler,
} from 'msw';
import type { Endpoint } from '#contract/endpoint';
import { type EndpointName, endpoints } from '#contract/index';
import { doneAnswer, faultAnswer, goodAnswer } from './answers';
import { addressFault, anyApiAddress, apiAddress, healthAddress } from './api-address';
import { Fault, methodNotAllowed, notFound } from './fault';
import { keyOf, once } from './idempotency';
import type { MockContext, MockImplementations } from './implementation';
import { refuseForeign } from './same-origin';
import { validRequest } from './validation';

type Answer = (request: Request, params: PathParams) => Promise<Response>;

/** MSW handlers for the whole contract, for its wrong methods, for everything else under `/api/` and for `/healthz`. */
export function mount(
  implementations: MockImplementations,
  context: MockContext,
): RequestHandler[] {
  const names = Object.keys(endpoints) as EndpointName[];
  const paths = new Set(names.map((name) => endpoints[name].path));
  const answersAt = (path: string) =>
    names
      .filter((name) => endpoints[name].path === path)
      .map((name) => answering(name, implementations, context));
  return [
    http.all(anyApiAddress, ({ request }) => {
      const fault = addressFault(request.url);
      return fault && faultAnswer(request, fault);
    }),
    ...[...paths].map((path) => http.all(apiAddress(path), byMethod(new Map(answersAt(path))))),
    http.all(anyApiAddress, ({ request }) => faultAnswer(request, notFound())),
    http.get(healthAddress, () =>
      HttpResponse.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } }),
    ),
  ];
}

/** One endpoint's answer beside its method: the request validated, the mock asked, the headers set. */
function answering<Name extends EndpointName>(
  name: Name,
  implementations: MockImplementations,
  context: MockContext,
): [method: string, answer: Answer] {
  const { [name]: endpoint } = endpoints;
  const { [name]: handler } = implementations;
  const { method, path, form }: Endpoint = endpoint;
  const answer: Answer = async (request, params) => {
    if (method !== 'GET') refuseForeign(request);
    const key = form && keyOf(request);
    const valid = await validRequest(endpoint, { request, params });
    const handle = async () => handler(valid, context);
    if (method === 'GET') return goodAnswer(request, await handle(), endpoint);
    const { firstAnswers } = context.database;
    return doneAnswer(await once({ ...valid, key, path }, firstAnswers, handle), endpoint);
  };
  return [method, answer];
}

/** Chooses the answer by the request's method and tells faults as problems. */
function byMethod(answers: ReadonlyMap<string, Answer>): HttpResponseResolver {
  return async ({ request, params }) => {
    try {
      const answer = answers.get(request.method === 'HEAD' ? 'GET' : request.method);
      if (!answer) throw methodNotAllowed([...answers.keys()].flatMap(withHead));
      return await answer(request, params);
    } catch (fault) {
      if (fault instanceof Fault) return faultAnswer(request, fault);
      throw fault;
    }
  };
}

/** Whoever answers GET answers HEAD. */
const withHead = (method: string): string[] => (method === 'GET' ? ['HEAD', 'GET'] : [method]);
