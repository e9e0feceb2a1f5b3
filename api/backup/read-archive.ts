import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { buffer, text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { TableRow } from '../database/table-rows';
import { StartupError } from '../startup-error';
import { DamagedBackupError } from './byte-reader';
import { decrypt, encryptedExtension, isEncrypted } from './encryption';
import {
  type BackupPart,
  type Manifest,
  manifestDigestName,
  manifestName,
  parseManifest,
  parsePartName,
} from './manifest';
import { readTar, type TarEntry } from './tar';

/** Far above what a backup writes: protects the memory from a crafted file. */
const maxTablePartBytes = 256 * 1024 * 1024;

export interface BackupFile {
  readonly path: string;
  readonly passphrase: string | undefined;
}

/** Called for each part in the order of the archive, before the archive as a whole is known to be undamaged. */
export interface ArchiveVisitor {
  onRows?(table: string, rows: readonly TableRow[]): Promise<void>;
  /** Need not read the content. */
  onFile?(storedName: string, content: AsyncIterable<Uint8Array>): Promise<void>;
}

/**
 * Reads a backup completely, and compares all hashes, lengths and counts with its manifest. Throws a
 * `DamagedBackupError`, or a `StartupError` for a missing file or a wrong passphrase.
 */
export async function readArchive(
  file: BackupFile,
  visitor: ArchiveVisitor = {},
): Promise<Manifest> {
  const isSealed = isEncrypted(await readFirstBytes(file.path));
  if (!isSealed) requireNoPassphrase(file);
  const stream = createReadStream(file.path);
  try {
    const content = isSealed ? decrypt(requirePassphrase(file))(stream) : stream;
    return await readEntries(readTar(content), visitor);
  } finally {
    stream.destroy();
  }
}

function requirePassphrase({ passphrase }: BackupFile): string {
  if (passphrase !== undefined) return passphrase;
  throw new StartupError(
    'This backup is encrypted: set BACKUP_PASSPHRASE, or pass --passphrase-file.',
  );
}

/** Otherwise, an attacker could put a backup of their own in place of an encrypted one. */
function requireNoPassphrase({ path, passphrase }: BackupFile): void {
  if (passphrase === undefined && !path.endsWith(encryptedExtension)) return;
  throw new StartupError(
    'This backup is not encrypted, although a passphrase was given or its name ends with .enc. If you trust it, rename it and leave the passphrase out (BACKUP_PASSPHRASE, --passphrase-file).',
  );
}

async function readFirstBytes(path: string): Promise<Buffer> {
  try {
    const file = await open(path, 'r');
    try {
      const { buffer: bytes } = await file.read(Buffer.alloc(8));
      return bytes;
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw new StartupError(`The backup ${path} cannot be read: check its path and permissions.`, {
      cause,
    });
  }
}

interface ReadState {
  readonly parts: Map<string, BackupPart>;
  readonly tables: Map<string, number>;
}

async function readEntries(
  entries: AsyncIterable<TarEntry>,
  visitor: ArchiveVisitor,
): Promise<Manifest> {
  const state: ReadState = { parts: new Map(), tables: new Map() };
  let manifestText: string | undefined;
  let digestText: string | undefined;
  for await (const entry of entries) {
    if (digestText !== undefined)
      throw new DamagedBackupError('It has files after its list of contents.');
    if (entry.name === manifestDigestName) digestText = await text(entry.content);
    else if (entry.name === manifestName) manifestText = await text(entry.content);
    else await readPart(entry, visitor, state);
  }
  if (manifestText === undefined || digestText !== formatManifestDigest(manifestText)) {
    throw new DamagedBackupError('Its list of contents is missing or was changed.');
  }
  const manifest = parseManifest(manifestText);
  compareWithManifest(state, manifest);
  return manifest;
}

/** A line as `sha256sum` writes it. */
export const formatManifestDigest = (manifestText: string): string =>
  `${createHash('sha256').update(manifestText).digest('hex')}  ${manifestName}\n`;

async function readPart(entry: TarEntry, visitor: ArchiveVisitor, state: ReadState): Promise<void> {
  const { name, size } = entry;
  if (state.parts.has(name)) throw new DamagedBackupError('It has a file twice.');
  const kind = parsePartName(name);
  const hash = createHash('sha256');
  const content = hashContent(entry.content, hash);
  if (kind.kind === 'rows') {
    const rows = await parseRows(await buffer(content));
    state.tables.set(kind.table, (state.tables.get(kind.table) ?? 0) + rows.length);
    await visitor.onRows?.(kind.table, rows);
  } else {
    await visitor.onFile?.(kind.storedName, content);
    for await (const _ of content);
  }
  state.parts.set(name, { name, bytes: size, sha256: hash.digest('hex') });
}

export async function* hashContent<Chunk extends Uint8Array>(
  content: AsyncIterable<Chunk>,
  hash: Hash,
): AsyncGenerator<Chunk> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

const unzip = promisify(gunzip);

async function parseRows(zipped: Buffer): Promise<readonly TableRow[]> {
  try {
    const lines = (await unzip(zipped, { maxOutputLength: maxTablePartBytes })).toString('utf8');
    return lines
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  } catch (cause) {
    throw new DamagedBackupError('Rows of a table cannot be read.', { cause });
  }
}

function compareWithManifest({ parts, tables }: ReadState, manifest: Manifest): void {
  const isSame =
    parts.size === manifest.parts.length &&
    manifest.parts.every(({ name, bytes, sha256 }) => {
      const part = parts.get(name);
      return part?.bytes === bytes && part.sha256 === sha256;
    });
  if (!isSame) throw new DamagedBackupError('Its files differ from its list of contents.');
  const hasCounts = Object.entries(manifest.tables).every(
    ([table, rows]) => (tables.get(table) ?? 0) === rows,
  );
  if (!hasCounts) throw new DamagedBackupError('Its tables have more or fewer rows than listed.');
}
