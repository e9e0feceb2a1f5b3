import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { ignoreEnoent } from '../media/ignore-enoent';
import { writeFileAtomic } from '../media/write-file-atomic';

const lastBackupSchema = v.object({
  /** ISO 8601, UTC. */
  finishedAt: v.pipe(v.string(), v.isoTimestamp()),
  bytes: v.number(),
  fileName: v.string(),
});

type LastBackup = v.InferOutput<typeof lastBackupSchema>;

const getPath = (dataFolder: string) => join(dataFolder, 'last-backup.json');

interface FinishedBackup {
  readonly finishedAt: Date;
  readonly path: string;
  readonly bytes: number;
}

export async function writeLastBackup(
  dataFolder: string,
  { finishedAt, path, bytes }: FinishedBackup,
): Promise<void> {
  const lastBackup: LastBackup = {
    finishedAt: finishedAt.toISOString(),
    bytes,
    fileName: basename(path),
  };
  await writeFileAtomic(getPath(dataFolder), Buffer.from(`${JSON.stringify(lastBackup)}\n`));
}

/** The last backup that was checked; undefined if there was none, or if its record cannot be read. */
export async function readLastBackup(dataFolder: string): Promise<LastBackup | undefined> {
  const json = await ignoreEnoent(readFile(getPath(dataFolder), 'utf8'));
  if (json === undefined) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), lastBackupSchema), json);
  return parsed.success ? parsed.output : undefined;
}
