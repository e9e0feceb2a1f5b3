// Modules of Knex without types of their own. Its main entry imports every dialect, which is too much for the mocks.

declare module 'knex/lib/dialects/sqlite3/index.js' {
  import { Knex } from 'knex';

  class Sqlite3Client extends Knex.Client {
    /** Runs a query and puts its `response` and `context` into it. */
    protected _query(connection: unknown, query: object): Promise<object>;
  }
  export = Sqlite3Client;
}

declare module 'knex/lib/dialects/postgres/index.js' {
  import { Knex } from 'knex';

  class PostgresClient extends Knex.Client {
    /** Runs a query and puts its `response` into it. */
    protected _query(connection: unknown, query: object): Promise<object>;
  }
  export = PostgresClient;
}

declare module 'knex/lib/knex-builder/make-knex.js' {
  import type { Knex } from 'knex';

  function makeKnex(client: Knex.Client): Knex;
  export = makeKnex;
}
