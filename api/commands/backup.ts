import { basename, resolve } from 'node:path';
import { type BackupResult, createBackup } from '../backup/create-backup';
import { defaultRetention, type Retention, removeExpiredBackups } from '../backup/retention';
import { readConfig } from '../config';
import { StartupError } from '../startup-error';
import { readPassphrase } from './read-passphrase';
import { parseOptions, runCommand } from './run-command';

const usage = `Usage: npm run backup -- [options]
  --to FOLDER             where the backup is written (default: backups)
  --passphrase-file FILE  encrypts it; or set BACKUP_PASSPHRASE
  --keep-days N           keeps all backups of the last N days (default: ${defaultRetention.days})
  --keep-weeks N          keeps one a week for N weeks (default: ${defaultRetention.weeks})
  --keep-months N         keeps one a month for N months (default: ${defaultRetention.months})`;

await runCommand(async () => {
  const { values } = parseOptions(
    {
      options: {
        to: { type: 'string', default: 'backups' },
        'passphrase-file': { type: 'string' },
        'keep-days': { type: 'string' },
        'keep-weeks': { type: 'string' },
        'keep-months': { type: 'string' },
      },
    },
    usage,
  );
  const retention: Retention = {
    days: parseCount(values['keep-days'], defaultRetention.days),
    weeks: parseCount(values['keep-weeks'], defaultRetention.weeks),
    months: parseCount(values['keep-months'], defaultRetention.months),
  };
  const passphrase = await readPassphrase({
    file: values['passphrase-file'],
    environment: process.env,
  });
  const folder = resolve(values.to);
  const clock = () => new Date();
  const location = readConfig(process.env);
  const result = await createBackup({ location, folder, passphrase, clock });
  const removed = await removeExpiredBackups(folder, retention, {
    newest: basename(result.path),
    now: clock(),
  });
  report(result, removed);
});

function parseCount(text: string | undefined, defaultCount: number): number {
  if (text === undefined) return defaultCount;
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new StartupError(
    `--keep-days, --keep-weeks and --keep-months take whole numbers.\n${usage}`,
  );
}

function report({ path, bytes, manifest }: BackupResult, removed: readonly string[]): void {
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  const files = manifest.parts.filter(({ name }) => name.startsWith('media/')).length;
  const lines = [
    `${path}: ${rows} rows and ${files} originals in ${(bytes / 1e6).toFixed(1)} MB, written and checked.`,
    ...(manifest.remoteFiles > 0
      ? [`Not in the backup: ${manifest.remoteFiles} originals that another provider stores.`]
      : []),
    ...(manifest.deletedFiles.length > 0
      ? [`Deleted while the backup was made: ${manifest.deletedFiles.join(', ')}.`]
      : []),
    ...removed.map((name) => `Deleted the old backup ${name}.`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (manifest.missingFiles.length === 0) return;
  process.stderr.write(
    `The media folder lacks ${manifest.missingFiles.length} originals of images that exist; the backup has everything else: ${manifest.missingFiles.join(', ')}. Restore them from an earlier backup.\n`,
  );
  // So that the timer's unit fails.
  process.exitCode = 1;
}
