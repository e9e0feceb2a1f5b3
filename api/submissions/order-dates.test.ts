import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const execFileAsync = promisify(execFile);
const scriptPath = join(import.meta.dirname, '../testing/print-earliest-dates.ts');

/** Instant, shop date, open today, earliest event date, opening time of that date. */
const cases = [
  ['2026-11-21T19:00:00Z', '2026-11-21', true, '2026-11-25', '2026-11-25T19:00:00.000Z'],
  ['2026-11-21T19:01:00Z', '2026-11-21', true, '2026-11-26', '2026-11-26T19:00:00.000Z'],
  ['2026-11-24T07:30:00Z', '2026-11-23', false, '2026-11-28', '2026-11-28T19:00:00.000Z'],
  ['2026-03-04T18:00:00Z', '2026-03-04', true, '2026-03-08', '2026-03-08T18:00:00.000Z'],
  ['2026-03-08T09:59:59Z', '2026-03-08', true, '2026-03-12', '2026-03-12T18:00:00.000Z'],
  ['2026-10-28T19:00:00Z', '2026-10-28', true, '2026-11-01', '2026-11-01T19:00:00.000Z'],
  ['2026-11-01T08:30:00Z', '2026-11-01', true, '2026-11-05', '2026-11-05T19:00:00.000Z'],
  ['2027-03-10T18:00:01Z', '2027-03-10', true, '2027-03-17', '2027-03-17T18:00:00.000Z'],
  ['2028-02-25T08:00:00Z', '2028-02-25', true, '2028-03-01', '2028-03-01T19:00:00.000Z'],
] as const;

test.each([
  'America/Los_Angeles',
  'UTC',
  'Asia/Tokyo',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'Europe/Madrid',
])('earliest event dates do not depend on the time zone of the device: %s', async (zone) => {
  const { stdout } = await execFileAsync(
    process.execPath,
    ['--import', 'tsx', scriptPath, ...cases.map(([instant]) => instant)],
    { env: { ...process.env, TZ: zone } },
  );
  const expected = cases.map(([, today, isOpen, earliest, opens]) => ({
    today,
    isOpen,
    earliest,
    opens,
  }));
  expect(JSON.parse(stdout)).toEqual(expected);
});
