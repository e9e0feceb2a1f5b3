import type { Knex } from 'knex';
import { isPostgres } from './dialect';
import type { TableSchema } from './table-schema';

type Scalar = string | number | boolean | null;

/** A row with the same values on SQLite and PostgreSQL: booleans are booleans, and large integers numbers. */
export type TableRow = Readonly<Record<string, Scalar>>;

/** Keeps both a page in memory and the bindings of a statement small. */
const maxRowsPerPage = 500;

/** SQLite allows 32,766 bindings in a statement, PostgreSQL 65,535. */
const maxBindings = 32_000;

/**
 * Reads a table in the order of its primary key, a page at a time: the drivers would load a whole result. In a
 * transaction, all pages show the same state.
 */
export async function* readPages(
  database: Knex,
  table: TableSchema,
): AsyncGenerator<readonly TableRow[]> {
  let last: TableRow | undefined;
  do {
    const rows = await readPage(database, table, last);
    if (rows.length > 0) yield rows;
    last = rows.length === maxRowsPerPage ? rows.at(-1) : undefined;
  } while (last !== undefined);
}

async function readPage(
  database: Knex,
  table: TableSchema,
  after: TableRow | undefined,
): Promise<readonly TableRow[]> {
  const query = database<Record<string, unknown>>(table.name)
    .select(table.columns.map(({ name }) => name))
    .orderBy([...table.key])
    .limit(maxRowsPerPage);
  if (after) {
    const columns = table.key.map(() => '??').join(', ');
    const values = table.key.map(() => '?').join(', ');
    query.whereRaw(`(${columns}) > (${values})`, [...table.key, ...getKey(table, after)]);
  }
  const rows: Record<string, unknown>[] = await query;
  return rows.map((row) => normalizeRow(table, row));
}

export const getKey = (table: TableSchema, row: TableRow): Scalar[] =>
  table.key.map((column) => row[column] ?? null);

/** The rows of the same keys, in no particular order. */
export async function readSameKeys(
  database: Knex,
  table: TableSchema,
  rows: readonly TableRow[],
): Promise<readonly TableRow[]> {
  const found: Record<string, unknown>[] = await database<Record<string, unknown>>(table.name)
    .select(table.columns.map(({ name }) => name))
    .whereIn(
      [...table.key],
      rows.map((row) => getKey(table, row)),
    );
  return found.map((row) => normalizeRow(table, row));
}

function normalizeRow(table: TableSchema, row: Readonly<Record<string, unknown>>): TableRow {
  return Object.fromEntries(
    table.columns.map(({ name, type }) => [
      name,
      normalizeValue(`${table.name}.${name}`, type, row[name]),
    ]),
  );
}

/** SQLite stores booleans as 0 and 1; PostgreSQL's driver reads bigint as text. */
function normalizeValue(column: string, type: string, value: unknown): Scalar {
  if (value === null) return null;
  if (type === 'boolean' && (value === 0 || value === 1)) return value === 1;
  if (type === 'bigint' && typeof value === 'string') return toSafeInteger(column, value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  throw new Error(`${column} has a value of an unknown type, ${typeof value}.`);
}

function toSafeInteger(column: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new Error(`${column} has ${text}, which is no safe integer.`);
  return value;
}

interface InsertOptions {
  /** Leaves rows alone whose key exists. */
  readonly skipExisting?: boolean;
}

export async function insertRows(
  trx: Knex,
  table: TableSchema,
  rows: readonly TableRow[],
  { skipExisting = false }: InsertOptions = {},
): Promise<void> {
  const size = Math.min(maxRowsPerPage, Math.floor(maxBindings / table.columns.length));
  for (let start = 0; start < rows.length; start += size) {
    const query = trx(table.name).insert(rows.slice(start, start + size));
    await (skipExisting ? query.onConflict([...table.key]).ignore() : query);
  }
}

/** Before rows are inserted: migrations may have inserted some. */
export async function deleteAllRows(trx: Knex, tables: readonly TableSchema[]): Promise<void> {
  for (const { name } of tables.toReversed()) await trx(name).delete();
}

export async function countRows(database: Knex, table: string): Promise<number> {
  // PostgreSQL's driver reads a count as text.
  const [row]: { rows: number | string }[] = await database(table).count({ rows: '*' });
  return Number(row?.rows);
}

/** The highest id that each table has ever assigned; 0 for none. */
export async function readSequences(
  database: Knex,
  tables: readonly TableSchema[],
): Promise<Readonly<Record<string, number>>> {
  const entries: [string, number][] = [];
  for (const { name, hasSequence } of tables) {
    if (hasSequence) entries.push([name, await readSequence(database, name)]);
  }
  return Object.fromEntries(entries);
}

async function readSequence(database: Knex, table: string): Promise<number> {
  if (!isPostgres(database)) {
    const row = await database<{ name: string; seq: number }>('sqlite_sequence')
      .where({ name: table })
      .first();
    return row?.seq ?? 0;
  }
  const sequence = await findSequence(database, table);
  const {
    rows: [row],
  }: { rows: { last_value: string; is_called: boolean }[] } = await database.raw(
    `select last_value, is_called from ${sequence}`,
  );
  return row?.is_called ? toSafeInteger(sequence, row.last_value) : 0;
}

/** Quoted for SQL. */
async function findSequence(database: Knex, table: string): Promise<string> {
  const { rows }: { rows: { name: string | null }[] } = await database.raw(
    "select pg_get_serial_sequence(?, 'id') as name",
    [table],
  );
  const name = rows[0]?.name;
  if (!name) throw new Error(`The table ${table} has no sequence.`);
  return name;
}

/** Continues each table's ids after those that were ever assigned, so that no id of a deleted row is used again. */
export async function writeSequences(
  trx: Knex,
  tables: readonly TableSchema[],
  sequences: Readonly<Record<string, number>>,
): Promise<void> {
  for (const { name, hasSequence } of tables) {
    if (!hasSequence) continue;
    const [row]: { highest?: number | null }[] = await trx(name).max({ highest: 'id' });
    const last = Math.max(sequences[name] ?? 0, row?.highest ?? 0);
    if (last > 0) await writeSequence(trx, name, last);
  }
}

async function writeSequence(trx: Knex, table: string, last: number): Promise<void> {
  if (isPostgres(trx)) {
    await trx.raw('select setval(?, ?)', [await findSequence(trx, table), last]);
    return;
  }
  await trx('sqlite_sequence').where({ name: table }).delete();
  await trx('sqlite_sequence').insert({ name: table, seq: last });
}
