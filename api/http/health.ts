import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { isSchemaCurrent } from '../database/migrate';
import { migrations } from '../database/migrations/index';
import type { DiskReserve } from '../disk-reserve';
import { HttpError } from '../dispatch/http-error';
import type { AppMiddleware } from './state';

interface HealthOptions {
  readonly database: Knex;
  readonly logger: Logger;
  /** True during graceful shutdown. */
  readonly isStopping: () => boolean;
  readonly reserve: Pick<DiskReserve, 'isLow' | 'isWritable'>;
}

const notReadyError = (message: string): HttpError =>
  new HttpError(503, { message }, { 'Retry-After': '5' });

/**
 * `/healthz`: liveness. `/readyz`: readiness, that is a reachable and fully migrated database, a writable data folder and disk
 * space. A proxy requests `/readyz?exclude=database&exclude=disk` (the parameter of Kubernetes' API server). Otherwise an
 * outage of the database would take out all servers, though they can still send cached pages.
 */
export function healthChecks({
  database,
  logger,
  isStopping,
  reserve,
}: HealthOptions): AppMiddleware {
  async function isDatabaseReady(): Promise<boolean> {
    try {
      return await isSchemaCurrent(database, migrations);
    } catch (error) {
      logger.error({ err: error }, 'The database is unreachable.');
      return false;
    }
  }

  async function requireReadiness(query: URLSearchParams): Promise<void> {
    const excluded = query.getAll('exclude');
    const isRequired = (check: string) => !excluded.includes(check);
    if (isStopping() || (isRequired('database') && !(await isDatabaseReady()))) {
      throw notReadyError('The shop is not ready.');
    }
    if (isRequired('disk') && (await reserve.isLow())) {
      throw notReadyError('The disk is nearly full.');
    }
    if (isRequired('disk') && !(await reserve.isWritable())) {
      throw notReadyError('The data or media folder is not writable.');
    }
  }

  return async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    if (ctx.path === '/readyz') await requireReadiness(new URLSearchParams(ctx.querystring));
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'ok' };
  };
}
