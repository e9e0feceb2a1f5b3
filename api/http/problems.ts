import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { defaultLanguage } from '#contract/language';
import { languageOf } from '#contract/parse-request';
import type { Problem } from '#contract/problem';
import { diskFull } from '#contract/refusals';
import { isDiskFull } from './disk-full';
import { HttpProblem, methodNotAllowed, notFound } from './problem';
import type { ShopContext, ShopMiddleware } from './state';

/** Answers whatever goes wrong after it as a problem in JSON; what is the server's own fault goes to the log. */
export function problems(logger: Logger): ShopMiddleware {
  return async (ctx, next) => {
    try {
      await next();
      if (isUnanswered(ctx)) throw unanswered(ctx);
    } catch (fault) {
      answerProblem(ctx, fault instanceof HttpProblem ? fault : hidden(fault, ctx, logger));
    }
  };
}

/** Writes a fault to the log; answers the id that leads to it. */
export function logFault(fault: unknown, { method, url }: ShopContext, logger: Logger): string {
  const requestId = randomUUID();
  logger.error({ err: fault, requestId, method, url }, 'A request could not be answered.');
  return requestId;
}

/** What a caller learns of a fault in the server: that there was one, and what to name when asking about it. */
function hidden(fault: unknown, ctx: ShopContext, logger: Logger): HttpProblem {
  const requestId = logFault(fault, ctx, logger);
  if (isDiskFull(fault)) {
    return new HttpProblem(507, { message: diskFull[defaultLanguage], requestId }, {}, diskFull);
  }
  return new HttpProblem(500, { message: 'Something went wrong on our side.', requestId });
}

const isUnanswered = ({ body, status }: ShopContext): boolean => body == null && status >= 400;

const unanswered = ({ status, response }: ShopContext): HttpProblem =>
  status === 405 ? methodNotAllowed([response.get('Allow')]) : notFound();

function answerProblem(ctx: ShopContext, fault: HttpProblem): void {
  const { status, problem, headers, sentence } = fault;
  const message =
    sentence?.[languageOf(ctx.request.body, ctx.get('Accept-Language'))] ?? problem.message;
  const body: Problem = { ...problem, message };
  ctx.remove('ETag');
  ctx.status = status;
  ctx.set({ 'Cache-Control': 'no-store', ...headers });
  ctx.body = body;
}
