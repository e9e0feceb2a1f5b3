import { Router } from '@koa/router';
import { privateAnswer, statusOf, type ValidatedEndpoint } from '#contract/endpoint';
import { type EndpointName, endpoints } from '#contract/index';
import type { SessionStore } from '../accounts/sessions';
import { admit } from './admission';
import { asciiName } from './ascii-name';
import { type BrowserSession, browserSession } from './browser-session';
import { callerSignal } from './caller-signal';
import { nothingAllowed } from './content-security-policy';
import { csvText } from './csv-text';
import { type AdmitDownload, createDownloadLimit } from './download-limit';
import { holdsCopy } from './entity-tag';
import { type AnswerPost, answerAtOnce, type FormPosts } from './form-posts';
import {
  type Asked,
  CountedAnswer,
  CsvAnswer,
  ImageAnswer,
  type Implementations,
} from './implementations';
import { keepUntilChange } from './kept-answers';
import { methodNotAllowed, notFound } from './problem';
import { withBody } from './read-body';
import type { RequestState, ShopContext, ShopMiddleware } from './state';
import { validRequest } from './validation';

interface MountOptions {
  readonly formPosts: FormPosts;
  readonly sessions: SessionStore;
  readonly publicOrigin: string | undefined;
  /** Folder for files while they are being received. */
  readonly uploads: string;
}

interface EndpointOptions extends MountOptions {
  readonly admitDownload: AdmitDownload;
}

/** Every endpoint of the contract at its address. */
export function contractRouter(
  implementations: Implementations,
  options: MountOptions,
): Router<RequestState> {
  const router = new Router<RequestState>({ strict: true, sensitive: true });
  const admitDownload = createDownloadLimit();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path } = endpoints[name];
    router.register(
      path,
      [method],
      answering(name, implementations, { ...options, admitDownload }),
    );
  }
  return router;
}

/** Answers everything else under `/api`: wrong methods with 405, the rest with 404. */
export const restOfTheApi =
  (router: Router<RequestState>): ShopMiddleware =>
  (ctx, next) => {
    if (!/^\/api(\/|$)/.test(ctx.path)) return next();
    const { path: layers } = router.match(ctx.path, ctx.method);
    if (layers.length === 0) throw notFound();
    throw methodNotAllowed([...new Set(layers.flatMap(({ methods }) => methods))]);
  };

type EndpointContext = ShopContext & { readonly params: unknown };

/** One endpoint's answer: the request validated, the handler asked, the headers set. */
function answering<Name extends EndpointName>(
  name: Name,
  implementations: Implementations,
  { formPosts, sessions, publicOrigin, uploads, admitDownload }: EndpointOptions,
) {
  const { [name]: endpoint } = endpoints;
  const { [name]: handler } = implementations;
  const { path, form, cacheControl }: ValidatedEndpoint = endpoint;

  const answer = (
    ctx: EndpointContext,
    session: BrowserSession,
    answerPost: AnswerPost,
  ): Promise<void> =>
    withBody(ctx, endpoint, uploads, async (read) => {
      const accepted = ctx.get('Accept-Language');
      const { params, query } = ctx;
      const request = validRequest(endpoint, { params, query, accepted, ...read });
      const given = await answerPost({ ...read, body: request.body }, (once) =>
        handler(request, callerOf(ctx, session, once)),
      );
      ctx.status = statusOf(endpoint);
      ctx.set('Cache-Control', cacheControl);
      if (given instanceof ImageAnswer) return answerImage(ctx, given, admitDownload);
      if (ctx.state.isPrivate) ctx.set('Cache-Control', privateAnswer);
      if (given instanceof CsvAnswer) return answerCsv(ctx, given);
      if (given instanceof CountedAnswer) return answerCounted(ctx, given);
      if (given !== undefined) answerJson(ctx, given);
    });

  return async (ctx: EndpointContext): Promise<void> => {
    const session = browserSession(ctx, sessions, publicOrigin);
    await admit(ctx, endpoint, session, publicOrigin);
    if (form) await formPosts(ctx, path, (answerPost) => answer(ctx, session, answerPost));
    else await answer(ctx, session, answerAtOnce);
  };
}

/** What a handler may know of whoever asks. */
const callerOf = (ctx: ShopContext, session: BrowserSession, once: Asked['once']): Asked => ({
  accepts: (type) => names(ctx.get('Accept'), type),
  isAdministrator: async () => (await session.administrator()) !== undefined,
  session,
  address: ctx.ip,
  get signal() {
    return callerSignal(ctx.res);
  },
  once,
});

/** Whether an `Accept` header names a type; those who take anything may not know the newest formats. */
function names(accept: string, type: string): boolean {
  const named = accept.split(',').find((entry) => entry.trim().startsWith(type));
  return named !== undefined && !/;\s*q=0(\.0+)?\s*$/.test(named);
}

function answerJson(ctx: ShopContext, answer: unknown): void {
  ctx.type = 'json';
  ctx.body = JSON.stringify(answer);
  const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
  if (isRead && !ctx.state.isPrivate) keepUntilChange(ctx);
}

function answerCounted(ctx: ShopContext, { rows, total }: CountedAnswer<unknown>): void {
  ctx.set('X-Total-Count', String(total));
  answerJson(ctx, rows);
}

function answerCsv(ctx: ShopContext, { table }: CsvAnswer): void {
  ctx.attachment(table.fileName);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = csvText(table);
}

/** 304 comes before any work on the image. */
async function answerImage(
  ctx: ShopContext,
  { image }: ImageAnswer,
  admitDownload: AdmitDownload,
): Promise<void> {
  ctx.set({
    'Content-Security-Policy': nothingAllowed,
    ...(image.cacheControl && { 'Cache-Control': image.cacheControl }),
    ETag: image.tag,
  });
  if (image.negotiated) ctx.vary('Accept');
  if (image.fileName !== undefined) {
    ctx.attachment(image.fileName, { fallback: asciiName(image.fileName) });
  }
  if (holdsCopy(ctx.get('If-None-Match'), image.tag)) {
    ctx.status = 304;
    return;
  }
  const bytes = await image.bytes();
  ctx.type = image.contentType;
  if (Buffer.isBuffer(bytes)) {
    ctx.body = bytes;
    return;
  }
  try {
    admitDownload(ctx.ip, ctx.res);
  } catch (error) {
    bytes.stream.destroy();
    throw error;
  }
  ctx.body = bytes.stream;
  ctx.length = bytes.length;
}
