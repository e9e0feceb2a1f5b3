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
const inUtc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Checks format and calendar: 2026-02-30 is false. */
export function isDay(written: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return false;
  const date = inUtc(written);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
}

export function isOpenOn(day: string): boolean {
  const weekday = weekdays[inUtc(day).getUTCDay()];
  return business.openDays.some((open) => open === weekday);
}

export function dayAfter(day: string, days = 1): string {
  const date = inUtc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const clockOfShop = new Intl.DateTimeFormat('en-US', {
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
function shownInShop(moment: Date): Date {
  const shown = Object.fromEntries(
    clockOfShop.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour: hours, minute, second } = shown;
  return new Date(`${year}-${month}-${day}T${hours}:${minute}:${second}Z`);
}

/** In the shop's time zone, in a format that spreadsheets parse: '2026-11-22 15:21'. */
export const formatShopTime = (moment: Date): string =>
  shownInShop(moment).toISOString().slice(0, 16).replace('T', ' ');

export const dayInShop = (moment: Date): string => shownInShop(moment).toISOString().slice(0, 10);

export function openingOn(day: string): Date {
  const wanted = new Date(`${day}T${business.opens}:00Z`);
  // Safe across DST changes: the offset is taken earlier that day (the zone is behind UTC), but after 2 a.m.
  const ahead = shownInShop(wanted).getTime() - wanted.getTime();
  return new Date(wanted.getTime() - ahead);
}

/** The first open day whose opening time is at least `noticeHours` from now. Throws RangeError for an invalid date. */
export function earliestDay(now: Date, noticeHours: number): string {
  const ready = new Date(now.getTime() + noticeHours * hourMs);
  let day = dayInShop(ready);
  while (!isOpenOn(day) || openingOn(day) < ready) day = dayAfter(day);
  return day;
}
