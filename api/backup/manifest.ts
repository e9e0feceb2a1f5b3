import * as v from 'valibot';
import { StartupError } from '../startup-error';
import { DamagedBackupError } from './byte-reader';

/** Increases when an older version of the server could no longer read the archive. */
const formatVersion = 1;

export const manifestName = 'manifest.json';
/** Its SHA-256, as `sha256sum -c` reads it. */
export const manifestDigestName = 'manifest.json.sha256';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const manifestSchema = v.object({
  format: v.literal(formatVersion),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  source: v.picklist(['SQLite', 'PostgreSQL']),
  /** Migrations of the database, in the order of application. */
  migrations: v.array(v.string()),
  /** Rows per table. */
  tables: v.record(v.string(), count),
  /** The highest id that each table has ever assigned. */
  sequences: v.record(v.string(), count),
  /** Names of originals that were not in the data folder, of images that exist. */
  missingFiles: v.array(v.string()),
  /** Names of originals that were deleted while the backup was made, after their rows were read. */
  deletedFiles: v.array(v.string()),
  /** Number of originals that another provider stores, and which the backup doesn't contain. */
  remoteFiles: count,
  /** Files of the archive, without the manifest. */
  parts: v.array(
    v.object({
      name: v.string(),
      bytes: count,
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;
export type BackupPart = Manifest['parts'][number];

export const createManifest = (content: Omit<Manifest, 'format'>): Manifest => ({
  format: formatVersion,
  ...content,
});

/** Throws a `DamagedBackupError`, or a `StartupError` for the format of a newer version. */
export function parseManifest(text: string): Manifest {
  const json = parseJson(text);
  const { output, success } = v.safeParse(v.object({ format: v.number() }), json);
  if (success && output.format > formatVersion) {
    throw new StartupError('A newer version made this backup: restore it with that version.');
  }
  const parsed = v.safeParse(manifestSchema, json);
  if (!parsed.success) throw new DamagedBackupError('Its list of contents cannot be read.');
  return parsed.output;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DamagedBackupError('Its list of contents cannot be read.', { cause });
  }
}

const tablePartPattern = /^database\/([a-z_]+)\/(\d{5,})\.jsonl\.gz$/;
/** The disk provider's names. */
const filePartPattern = /^media\/([0-9a-f-]{36})$/;

export const formatTablePart = (table: string, number: number): string =>
  `database/${table}/${String(number).padStart(5, '0')}.jsonl.gz`;
export const formatFilePart = (storedName: string): string => `media/${storedName}`;

type PartKind =
  | { readonly kind: 'rows'; readonly table: string }
  | { readonly kind: 'file'; readonly storedName: string };

/** Throws a `DamagedBackupError` for other names, so that none reaches the file system or SQL. */
export function parsePartName(name: string): PartKind {
  const table = tablePartPattern.exec(name)?.[1];
  if (table !== undefined) return { kind: 'rows', table };
  const storedName = filePartPattern.exec(name)?.[1];
  if (storedName !== undefined) return { kind: 'file', storedName };
  throw new DamagedBackupError('It has a file that does not belong there.');
}
