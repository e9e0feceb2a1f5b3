import { business } from '../business';

// A `day` is a calendar day in the shop's time zone, written 'YYYY-MM-DD', whatever the client's time zone.

const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const hourMs = 60 * 60 * 1000;

/** Calculates in UTC, which has no daylight saving time. */
const parseUtcDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Checks format and calendar: 2026-02-30 is false. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = parseUtcDate(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function isOpenOn(day: string): boolean {
  const weekday = weekdays[parseUtcDate(day).getUTCDay()];
  return business.openDays.some((openDay) => openDay === weekday);
}

export function addDays(day: string, days = 1): string {
  const date = parseUtcDate(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const shopDateTimeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: business.timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The shop's local date and time, stored in the UTC fields of a Date. */
function toShopWallTime(instant: Date): Date {
  const parts = Object.fromEntries(
    shopDateTimeFormat.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour: hours, minute, second } = parts;
  return new Date(`${year}-${month}-${day}T${hours}:${minute}:${second}Z`);
}

/** In the shop's time zone, in a format that spreadsheets parse: '2026-11-22 15:21'. */
export const formatShopTime = (instant: Date): string =>
  toShopWallTime(instant).toISOString().slice(0, 16).replace('T', ' ');

export const toShopDate = (instant: Date): string =>
  toShopWallTime(instant).toISOString().slice(0, 10);

export function getOpeningTime(day: string): Date {
  const openingAsUtc = new Date(`${day}T${business.opens}:00Z`);
  // Safe across DST changes: the offset is taken earlier that day (the zone is behind UTC), but after 2 a.m.
  const offsetMs = toShopWallTime(openingAsUtc).getTime() - openingAsUtc.getTime();
  return new Date(openingAsUtc.getTime() - offsetMs);
}

/** The first open day whose opening time is at least `noticeHours` from now. Throws RangeError for an invalid date. */
export function findEarliestDay(now: Date, noticeHours: number): string {
  const readyAt = new Date(now.getTime() + noticeHours * hourMs);
  let day = toShopDate(readyAt);
  while (!isOpenOn(day) || getOpeningTime(day) < readyAt) day = addDays(day);
  return day;
}
