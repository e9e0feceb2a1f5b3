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
  readonly reserve: Pick<DiskReserve, 'isLow'>;
}

const notReadyError = (message: string): HttpError =>
  new HttpError(503, { message }, { 'Retry-After': '5' });

/** `/healthz`: liveness. `/readyz`: readiness, that is a reachable and fully migrated database, and disk space. */
export function healthChecks({
  database,
  logger,
  isStopping,
  reserve,
}: HealthOptions): AppMiddleware {
  async function isReady(): Promise<boolean> {
    if (isStopping()) return false;
    try {
      return await isSchemaCurrent(database, migrations);
    } catch (error) {
      logger.error({ err: error }, 'The database is unreachable.');
      return false;
    }
  }

  return async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    if (ctx.path === '/readyz' && !(await isReady())) {
      throw notReadyError('The shop is not ready.');
    }
    if (ctx.path === '/readyz' && (await reserve.isLow())) {
      throw notReadyError('The disk is nearly full.');
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'ok' };
  };
}
