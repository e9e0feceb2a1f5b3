import { createHash, timingSafeEqual } from 'node:crypto';
import { HttpError, methodNotAllowedError, notFoundError } from '../dispatch/http-error';
import type { RequestObserver } from './observe-requests';
import type { AppMiddleware } from './state';

const metricsPath = '/metrics';

/** Requested by monitoring and proxies, not by visitors. */
export const operatorPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', metricsPath]);

export interface MetricsEndpoint {
  readonly getToken: () => string;
  readonly observeRequest: RequestObserver;
  readonly render: () => Promise<{ readonly contentType: string; readonly text: string }>;
}

const unauthorizedError = () =>
  new HttpError(
    401,
    { message: 'This URL needs the token in METRICS_TOKEN.' },
    { 'WWW-Authenticate': 'Bearer' },
  );

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Takes equally long for all tokens, whatever their length. */
const isSameToken = (received: string, token: string): boolean =>
  timingSafeEqual(hash(received), hash(token));

/** `GET /metrics` for Prometheus; 404 without an endpoint. */
export function serveMetrics(endpoint: MetricsEndpoint | undefined): AppMiddleware {
  return async (ctx, next) => {
    if (ctx.path !== metricsPath) return next();
    if (!endpoint) throw notFoundError();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowedError(['GET', 'HEAD']);
    const [, received = ''] = /^Bearer (.+)$/i.exec(ctx.get('Authorization')) ?? [];
    if (!isSameToken(received, endpoint.getToken())) throw unauthorizedError();
    const { contentType, text } = await endpoint.render();
    ctx.set({ 'Cache-Control': 'no-store', 'Content-Type': contentType });
    ctx.body = text;
  };
}
