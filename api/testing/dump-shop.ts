import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { migrations } from '../database/migrations/index';
import { readSequences } from '../database/table-rows';
import { readTableSchemas } from '../database/table-schema';
import { generatedName } from '../media/providers/disk-provider';

/** All rows of a database, with the columns of both databases made alike; and the hashes of all originals. */
export async function dumpShop(database: Knex, mediaFolder: string) {
  const tables = await readTableSchemas(migrations);
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) rows[name] = toTexts(await database(name).select());
  return {
    rows,
    sequences: await readSequences(database, tables),
    originals: hashFiles(mediaFolder),
  };
}

const toTexts = (rows: readonly Record<string, unknown>[]): string[] =>
  rows.map((row) => JSON.stringify(Object.entries(row).map(toComparable).sort())).sort();

function toComparable([column, value]: [string, unknown]): [string, unknown] {
  if (typeof value === 'boolean') return [column, Number(value)];
  // PostgreSQL's driver reads bigint as text.
  return column === 'total_cents' ? [column, Number(value)] : [column, value];
}

/** The folder may also have folders with replaced originals. */
const isOriginal = (name: string) => generatedName.test(name);

const hashFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(
    (existsSync(folder) ? readdirSync(folder) : []).filter(isOriginal).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
