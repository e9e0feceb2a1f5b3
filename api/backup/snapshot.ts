import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Knex } from 'knex';
import { chunk } from '../database/chunk';
import { isPostgres } from '../database/dialect';
import { readAppliedMigrations } from '../database/migrate';
import type { Migration } from '../database/migrations/migration';
import { readPages, readSequences, type TableRow } from '../database/table-rows';
import { readTableSchemas, type TableSchema } from '../database/table-schema';
import { openOriginal } from '../media/providers/disk-provider';
import { StartupError } from '../startup-error';
import {
  type BackupPart,
  createManifest,
  formatFilePart,
  formatTablePart,
  type Manifest,
  manifestDigestName,
  manifestName,
} from './manifest';
import { formatManifestDigest, hashContent } from './read-archive';
import type { TarEntry } from './tar';

/** Of JSON before compression; memory use is a few times this. */
const maxTablePartBytes = 4 * 1024 * 1024;

interface SnapshotSource {
  readonly database: Knex;
  /** Originals of the disk provider. */
  readonly originalsFolder: string;
  readonly migrations: readonly Migration[];
  readonly clock: () => Date;
}

interface Snapshot {
  readonly createdAt: string;
  readonly migrations: readonly Migration[];
  readonly tables: Record<string, number>;
  readonly sequences: Readonly<Record<string, number>>;
  readonly parts: BackupPart[];
  /** Of the disk provider. */
  readonly storedNames: string[];
  /** Of `storedNames`, those that were not in the folder. */
  readonly missing: string[];
  readonly counts: { remoteFiles: number };
}

/**
 * The files of a backup: first all rows, as of one moment, then the originals that these rows name, then the manifest.
 * Originals never change, so they fit the rows unless they were deleted in the meantime, which the manifest says.
 */
export async function* listBackupEntries(source: SnapshotSource): AsyncGenerator<TarEntry> {
  const trx = await beginSnapshot(source.database);
  let snapshot: Snapshot;
  try {
    snapshot = await startSnapshot(trx, source);
    for (const table of await readTableSchemas(snapshot.migrations)) {
      yield* listTableParts(trx, table, snapshot);
    }
  } finally {
    await trx.rollback();
  }
  for (const storedName of snapshot.storedNames) {
    yield* listOriginal(source.originalsFolder, storedName, snapshot);
  }
  yield* listManifest(await describeSnapshot(source, snapshot));
}

/** All reads of the transaction show the same state; writers go on. */
const beginSnapshot = (database: Knex): Promise<Knex.Transaction> =>
  isPostgres(database)
    ? database.transaction({ isolationLevel: 'repeatable read', readOnly: true })
    : // In WAL mode, a transaction reads the state of its first query.
      database.transaction();

async function startSnapshot(trx: Knex, source: SnapshotSource): Promise<Snapshot> {
  const migrations = await readAppliedMigrations(trx, source.migrations);
  if (!isPostgres(trx)) await checkIntegrity(trx);
  return {
    createdAt: source.clock().toISOString(),
    migrations,
    tables: {},
    sequences: await readSequences(trx, await readTableSchemas(migrations)),
    parts: [],
    storedNames: [],
    missing: [],
    counts: { remoteFiles: 0 },
  };
}

/** Throws a `StartupError` if SQLite finds the file damaged. */
export async function checkIntegrity(database: Knex): Promise<void> {
  const found: { integrity_check: string }[] = await database.raw('pragma integrity_check');
  const violations: unknown[] = await database.raw('pragma foreign_key_check');
  if (found.length === 1 && found[0]?.integrity_check === 'ok' && violations.length === 0) return;
  throw new StartupError(
    'The database is damaged, and was not backed up: stop the server, and restore the last backup.',
  );
}

async function* listTableParts(
  trx: Knex,
  table: TableSchema,
  snapshot: Snapshot,
): AsyncGenerator<TarEntry> {
  let lines: string[] = [];
  let bytes = 0;
  let number = 0;
  let rowCount = 0;
  const createPart = async () => {
    number += 1;
    const entry = await createTablePart(formatTablePart(table.name, number), lines, snapshot.parts);
    lines = [];
    bytes = 0;
    return entry;
  };
  for await (const rows of readPages(trx, table)) {
    for (const row of rows) {
      if (table.name === 'media_files') countOriginal(row, snapshot);
      const line = `${JSON.stringify(row)}\n`;
      lines.push(line);
      bytes += Buffer.byteLength(line);
      rowCount += 1;
      if (bytes >= maxTablePartBytes) yield await createPart();
    }
  }
  if (lines.length > 0) yield await createPart();
  snapshot.tables[table.name] = rowCount;
}

function countOriginal(row: TableRow, { storedNames, counts }: Snapshot): void {
  if (row.provider === 'disk' || row.provider === undefined)
    storedNames.push(String(row.stored_name));
  else counts.remoteFiles += 1;
}

const zip = promisify(gzip);

async function createTablePart(
  name: string,
  lines: readonly string[],
  parts: BackupPart[],
): Promise<TarEntry> {
  const zipped = await zip(lines.join(''));
  parts.push({
    name,
    bytes: zipped.length,
    sha256: createHash('sha256').update(zipped).digest('hex'),
  });
  return createEntry(name, zipped);
}

const createEntry = (name: string, bytes: Buffer): TarEntry => ({
  name,
  size: bytes.length,
  content: (async function* () {
    yield bytes;
  })(),
});

async function* listOriginal(
  folder: string,
  storedName: string,
  { parts, missing }: Pick<Snapshot, 'parts' | 'missing'>,
): AsyncGenerator<TarEntry> {
  const original = await openOriginal(folder, storedName);
  if (original === undefined) {
    missing.push(storedName);
    return;
  }
  const name = formatFilePart(storedName);
  const { length: bytes, stream } = original;
  const hash = createHash('sha256');
  try {
    yield { name, size: bytes, content: hashContent(stream, hash) };
    parts.push({ name, bytes, sha256: hash.digest('hex') });
  } finally {
    stream.destroy();
  }
}

async function describeSnapshot(
  { database }: SnapshotSource,
  snapshot: Snapshot,
): Promise<Manifest> {
  const { missing } = snapshot;
  const existing = await findStoredNames(database, missing);
  return createManifest({
    createdAt: snapshot.createdAt,
    source: isPostgres(database) ? 'PostgreSQL' : 'SQLite',
    migrations: snapshot.migrations.map(({ name }) => name),
    tables: snapshot.tables,
    sequences: snapshot.sequences,
    missingFiles: missing.filter((name) => existing.has(name)),
    deletedFiles: missing.filter((name) => !existing.has(name)),
    remoteFiles: snapshot.counts.remoteFiles,
    parts: snapshot.parts,
  });
}

async function findStoredNames(
  database: Knex,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const batch of chunk(names)) {
    const stored: string[] = await database('media_files')
      .whereIn('stored_name', batch)
      .pluck('stored_name');
    for (const name of stored) found.add(name);
  }
  return found;
}

async function* listManifest(manifest: Manifest): AsyncGenerator<TarEntry> {
  const json = `${JSON.stringify(manifest, undefined, 1)}\n`;
  yield createEntry(manifestName, Buffer.from(json));
  yield createEntry(manifestDigestName, Buffer.from(formatManifestDigest(json)));
}
