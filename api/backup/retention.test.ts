import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../testing/temporary-folder';
import {
  defaultRetention,
  formatBackupName,
  removeExpiredBackups,
  selectExpired,
} from './retention';

const dayMs = 24 * 60 * 60_000;
const now = new Date('2026-11-26T12:00:00.000Z');
const nameDaysAgo = (days: number) =>
  formatBackupName(new Date(now.getTime() - days * dayMs), { isEncrypted: days % 2 === 0 });

const retention = { days: 3, weeks: 3, months: 3 };

test('formatBackupName() has the time in UTC, and says whether the backup is encrypted', () => {
  expect(formatBackupName(now, { isEncrypted: false })).toBe('la-higuera-20261126T120000.000Z.tar');
  expect(formatBackupName(now, { isEncrypted: true })).toMatch(/Z\.tar\.enc$/);
});

test('selectExpired() keeps all of the last days, then the last of each week, then of each month', () => {
  const ages = Array.from({ length: 130 }, (_, days) => days);
  const names = ages.map(nameDaysAgo);
  const expired = new Set(selectExpired(names, retention, now));
  const remaining = ages.filter((days) => !expired.has(nameDaysAgo(days)));
  // Weeks begin on Thursdays, as 1970 did; October 31, September 30 and August 31 were 26, 57 and 87 days ago.
  expect(remaining).toEqual([0, 1, 2, 3, 8, 15, 26, 57, 87]);
});

test('selectExpired() keeps the same backups when it runs every day', () => {
  let names: string[] = [];
  for (let days = 200; days >= 0; days -= 1) {
    const today = new Date(now.getTime() - days * dayMs);
    names.push(formatBackupName(today, { isEncrypted: false }));
    const expired = new Set(selectExpired(names, defaultRetention, today));
    names = names.filter((name) => !expired.has(name));
  }
  const { days, weeks } = defaultRetention;
  // Half a year of months, and a boundary of each kind.
  expect(names.length).toBeGreaterThanOrEqual(days + weeks + 3);
  expect(names.length).toBeLessThanOrEqual(days + weeks + 9);
});

test('selectExpired() never selects the newest backup, or a file with another name', () => {
  const newest = nameDaysAgo(900);
  const others = [
    'notes.tar',
    `${nameDaysAgo(950)}.gpg`,
    `old-${nameDaysAgo(950)}`,
    'la-higuera-20261399T120000.000Z.tar',
  ];
  const names = [newest, nameDaysAgo(901), ...others];
  expect(selectExpired(names, { days: 0, weeks: 0, months: 0 }, now)).toEqual([nameDaysAgo(901)]);
});

test('removeExpiredBackups() keeps the backup just written after the clock was set back, and removes partial files of killed runs', async () => {
  const folder = createTemporaryFolder();
  const [newest, old, future] = [nameDaysAgo(20), nameDaysAgo(21), nameDaysAgo(0)];
  const partials = [`${nameDaysAgo(5)}.part`, `${nameDaysAgo(6)}.part`];
  for (const name of [newest, old, future, ...partials, 'notes.part'])
    writeFileSync(join(folder, name), '');
  for (const name of [partials[0] ?? '', 'notes.part']) utimesSync(join(folder, name), 0, 0);
  utimesSync(join(folder, partials[1] ?? ''), now, now);
  const none = { days: 0, weeks: 0, months: 0 };
  expect(await removeExpiredBackups(folder, none, { newest, now })).toEqual([old]);
  expect(readdirSync(folder).sort()).toEqual([newest, future, partials[1], 'notes.part'].sort());
});
