import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { encryptedExtension } from './encryption';

/** How long backups stay. The newest one always stays. */
export interface Retention {
  /** All backups of this many days stay, ... */
  readonly days: number;
  /** ... then the last of each week for this many weeks, ... */
  readonly weeks: number;
  /** ... then the last of each month for this many months. */
  readonly months: number;
}

export const defaultRetention: Retention = { days: 7, weeks: 5, months: 12 };

export const partialSuffix = '.part';

const dayMs = 24 * 60 * 60_000;
const weekMs = 7 * dayMs;
/** The longest month. */
const monthMs = 31 * dayMs;

/** A killed backup leaves a partial file; one in progress is younger. */
const partialAgeMs = dayMs;

/** Basic format of ISO 8601, UTC, with milliseconds: colons are not allowed on all file systems. */
const backupName = /^la-higuera-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\.(\d{3})Z\.tar(?:\.enc)?$/;

export function formatBackupName(
  createdAt: Date,
  { isEncrypted }: { readonly isEncrypted: boolean },
): string {
  const time = createdAt.toISOString().replaceAll(/[-:]/g, '');
  return `la-higuera-${time}.tar${isEncrypted ? encryptedExtension : ''}`;
}

/** Undefined for names that `formatBackupName` doesn't give. */
function parseBackupTime(name: string): number | undefined {
  const [, year, month, day, hours, minutes, seconds, milliseconds] = backupName.exec(name) ?? [];
  if (year === undefined) return undefined;
  const time = Date.parse(
    `${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`,
  );
  return Number.isNaN(time) ? undefined : time;
}

interface NamedBackup {
  readonly name: string;
  readonly time: number;
}

/** The names that are no longer needed. Ignores names of other files. */
export function selectExpired(
  names: readonly string[],
  { days, weeks, months }: Retention,
  now: Date,
): string[] {
  const backups = names
    .flatMap((name): NamedBackup[] => {
      const time = parseBackupTime(name);
      return time === undefined ? [] : [{ name, time }];
    })
    .toSorted((a, b) => b.time - a.time);
  const getAge = ({ time }: NamedBackup) => now.getTime() - time;
  const weekly = selectLastOfEach(backups, ({ time }) => String(Math.floor(time / weekMs)));
  const monthly = selectLastOfEach(backups, ({ time }) => new Date(time).toISOString().slice(0, 7));
  return backups
    .filter(
      (backup, index) =>
        index > 0 &&
        getAge(backup) > days * dayMs &&
        !(weekly.has(backup) && getAge(backup) <= weeks * weekMs) &&
        !(monthly.has(backup) && getAge(backup) <= months * monthMs),
    )
    .map(({ name }) => name);
}

/** Of backups sorted from new to old. */
function selectLastOfEach(
  backups: readonly NamedBackup[],
  getPeriod: (backup: NamedBackup) => string,
): ReadonlySet<NamedBackup> {
  const lastByPeriod = new Map<string, NamedBackup>();
  for (const backup of backups) {
    const period = getPeriod(backup);
    if (!lastByPeriod.has(period)) lastByPeriod.set(period, backup);
  }
  return new Set(lastByPeriod.values());
}

/**
 * Deletes old backups and what killed ones left. `newest` stays, even if the clock was set back. Resolves to the names
 * of deleted backups.
 */
export async function removeExpiredBackups(
  folder: string,
  retention: Retention,
  { newest, now }: { readonly newest: string; readonly now: Date },
): Promise<readonly string[]> {
  const names = await readdir(folder);
  const expired = selectExpired(names, retention, now).filter((name) => name !== newest);
  for (const name of expired) await rm(join(folder, name), { force: true });
  for (const name of names) {
    const isPartial =
      name.endsWith(partialSuffix) && backupName.test(name.slice(0, -partialSuffix.length));
    if (isPartial && (await isOlder(join(folder, name), now)))
      await rm(join(folder, name), { force: true });
  }
  return expired;
}

const isOlder = async (path: string, now: Date): Promise<boolean> =>
  now.getTime() - (await stat(path)).mtimeMs > partialAgeMs;
