import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { isCurrent } from '../database/migrate';
import { migrations } from '../database/migrations/index';
import { HttpProblem } from './problem';
import type { ShopMiddleware } from './state';

interface HealthOptions {
  readonly database: Knex;
  readonly logger: Logger;
  /** Whether the server is about to stop and wants no more visitors. */
  readonly isStopping: () => boolean;
}

/** `/healthz`: the process answers. `/readyz`: it can serve, its database at hand and current. */
export function health({ database, logger, isStopping }: HealthOptions): ShopMiddleware {
  async function isReady(): Promise<boolean> {
    if (isStopping()) return false;
    try {
      return await isCurrent(database, migrations);
    } catch (fault) {
      logger.error({ err: fault }, 'The database does not answer.');
      return false;
    }
  }

  return async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    if (ctx.path === '/readyz' && !(await isReady())) {
      throw new HttpProblem(503, { message: 'The shop is not ready.' });
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'ok' };
  };
}
