import { type RestoreResult, restoreBackup } from '../backup/restore-backup';
import { readConfig } from '../config';
import { StartupError } from '../startup-error';
import { readPassphrase } from './read-passphrase';
import { parseOptions, runCommand } from './run-command';

const usage = `Usage: npm run restore -- FILE [options]
  --force                 replaces the data that is there
  --passphrase-file FILE  for an encrypted backup; or set BACKUP_PASSPHRASE`;

await runCommand(async () => {
  const { values, positionals } = parseOptions(
    {
      allowPositionals: true,
      options: {
        force: { type: 'boolean', default: false },
        'passphrase-file': { type: 'string' },
      },
    },
    usage,
  );
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new StartupError(usage);
  const passphrase = await readPassphrase({
    file: values['passphrase-file'],
    environment: process.env,
  });
  const result = await restoreBackup({
    location: readConfig(process.env),
    file: { path, passphrase },
    force: values.force,
    clock: () => new Date(),
  });
  report(result);
});

function report({ manifest, replacedFolders }: RestoreResult): void {
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  const files = manifest.parts.filter(({ name }) => name.startsWith('media/')).length;
  const missing = [...manifest.missingFiles, ...manifest.deletedFiles];
  const lines = [
    `Restored the backup of ${manifest.createdAt}: ${rows} rows and ${files} originals, all compared. The server can start.`,
    ...(replacedFolders.length > 0
      ? [
          `What was there before is in ${replacedFolders.join(' and ')}; delete it when all is well.`,
        ]
      : []),
    ...(missing.length > 0
      ? [`The backup lacks the originals of ${missing.length} images: ${missing.join(', ')}.`]
      : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
