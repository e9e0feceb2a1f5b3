import type { Knex } from 'knex';

/** Of Knex's pool, tarn. */
interface Pool {
  numUsed(): number;
  numPendingAcquires(): number;
}

interface PooledClient {
  readonly pool?: Pool;
  /** SQLite's reading connections have a pool of their own. */
  readonly readers?: PooledClient;
}

interface PoolUsage {
  /** Connections that statements or transactions use. */
  readonly used: number;
  /** Statements and transactions that wait for a connection. */
  readonly waiting: number;
}

export function getPoolUsage(database: Knex): PoolUsage {
  const { client }: { readonly client: PooledClient } = database;
  const pools = [client.pool, client.readers?.pool].filter((pool) => pool !== undefined);
  const sum = (count: (pool: Pool) => number) =>
    pools.reduce((total, pool) => total + count(pool), 0);
  return {
    used: sum((pool) => pool.numUsed()),
    waiting: sum((pool) => pool.numPendingAcquires()),
  };
}
