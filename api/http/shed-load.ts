import type { IncomingMessage } from 'node:http';
import { business } from '#contract/business';
import type { Language } from '#contract/core/language';
import { serverBusy } from '#contract/core/messages';
import { busyError } from '../dispatch/http-error';
import { isAdminPath } from './admin-path';
import type { LoadMonitor } from './load-monitor';
import type { AppContext, AppMiddleware } from './state';

/** Received requests in progress above which more are rejected. Orders and messages go before reading. */
export const maxActiveRequests = { reads: 100, writes: 300 } as const;

/** Milliseconds. Above it, what the server takes on makes everything else slower than it is worth. */
const maxDelayMs = 150;

const retryAfterSeconds = 2;

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * Answers 503 instead of getting slower and slower. Comes after the response cache, so cached responses are still sent,
 * and outdated ones instead of a 503. Images have queues of their own.
 */
export function shedLoad({ getDelay }: Pick<LoadMonitor, 'getDelay'>): AppMiddleware {
  let activeCount = 0;

  function isOverloaded({ method }: AppContext): boolean {
    if (!isReading(method)) return activeCount >= maxActiveRequests.writes;
    return activeCount >= maxActiveRequests.reads || getDelay() > maxDelayMs;
  }

  /** A client that sends its body slowly costs the server nothing, and must not take the place of others. */
  function countOnceReceived({ req, method }: AppContext): () => void {
    let isCounted = false;
    const count = () => {
      isCounted = true;
      activeCount += 1;
    };
    if (isReading(method) || !hasBody(req)) count();
    else req.once('end', count);
    return () => {
      req.off('end', count);
      if (isCounted) activeCount -= 1;
    };
  }

  return async (ctx, next) => {
    if (ctx.path.startsWith('/api/media/')) return next();
    if (isOverloaded(ctx)) return reject(ctx);
    const release = countOnceReceived(ctx);
    try {
      await next();
    } finally {
      release();
    }
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function reject(ctx: AppContext): void {
  if (ctx.path.startsWith('/api/') || isAdminPath(ctx.path)) throw busyError(retryAfterSeconds);
  ctx.status = 503;
  ctx.set({ 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' });
  ctx.type = 'html';
  ctx.body = renderBusyPage(/^\/es(\/|$)/.test(ctx.path) ? 'es' : 'en');
}

/** Without scripts and styles, which would be further requests. Reloads itself. */
const renderBusyPage = (language: Language): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${retryAfterSeconds * 2}">
<title>${business.name}</title>
</head>
<body>
<h1>${business.name}</h1>
<p>${serverBusy[language]}</p>
</body>
</html>
`;
