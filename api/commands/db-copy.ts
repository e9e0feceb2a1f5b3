import { readConfig } from '../config';
import { lockDataFolder } from '../data-folder';
import { connect } from '../database/connect';
import { type CopyProgress, copyDatabase } from '../database/copy-database';
import { ensureReachable, openExistingDatabase } from '../database/open-database';
import { StartupError } from '../startup-error';
import { parseOptions, runCommand } from './run-command';

const usage = `Usage: DATA_DIR=… DATABASE_URL=postgres://… npm run db:copy -- [options]
  --restart  drops what an interrupted copy has written, and begins again`;

await runCommand(async () => {
  const { values } = parseOptions(
    { options: { restart: { type: 'boolean', default: false } } },
    usage,
  );
  const { dataFolder, databaseUrl } = readConfig(process.env);
  if (databaseUrl === undefined) {
    throw new StartupError(`DATABASE_URL must be the PostgreSQL database to copy into.\n${usage}`);
  }
  const sourceLocation = { dataFolder, databaseUrl: undefined };
  const source = await openExistingDatabase(sourceLocation);
  try {
    const lock = await lockDataFolder(dataFolder);
    try {
      await copyTo({ dataFolder, databaseUrl }, source, values.restart);
    } finally {
      await lock.release();
    }
  } finally {
    await source.destroy();
  }
});

async function copyTo(
  location: { readonly dataFolder: string; readonly databaseUrl: string },
  source: Awaited<ReturnType<typeof openExistingDatabase>>,
  restart: boolean,
): Promise<void> {
  const target = connect(location, { isUnlimited: true });
  try {
    await ensureReachable(target, location);
    const counts = await copyDatabase({ source, target, restart, onProgress: printProgress });
    const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
    process.stdout.write(
      `Copied ${rows} rows of ${counts.size} tables, and compared each of them. Start the server with this DATABASE_URL and the same DATA_DIR, where the images stay.\n`,
    );
  } finally {
    await target.destroy();
  }
}

function printProgress({ phase, table, rows }: CopyProgress): void {
  process.stdout.write(`${table}: ${rows} rows ${phase}\n`);
}
