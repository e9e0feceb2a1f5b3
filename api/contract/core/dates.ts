import { business } from '../business';

// Days are calendar days of the shop, written 'YYYY-MM-DD', whatever the zone of the device that asks.

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

/** Midnight of a day as if the shop were in UTC, where days have no summer time to trip over. */
const inUtc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Whether something is written as a day and is one: not the 30th of February. */
export function isDay(written: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return false;
  const date = inUtc(written);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
}

/** Whether the shop is open on a day. */
export function isOpenOn(day: string): boolean {
  const weekday = weekdays[inUtc(day).getUTCDay()];
  return business.openDays.some((open) => open === weekday);
}

/** The day so many days later. */
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

/** What the shop's clock and calendar show at a moment, as if it were UTC. */
function shownInShop(moment: Date): Date {
  const shown = Object.fromEntries(
    clockOfShop.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour: hours, minute, second } = shown;
  return new Date(`${year}-${month}-${day}T${hours}:${minute}:${second}Z`);
}

/** A moment in the shop's zone as spreadsheets read it: '2026-11-22 15:21'. */
export const formatShopTime = (moment: Date): string =>
  shownInShop(moment).toISOString().slice(0, 16).replace('T', ' ');

/** The day it is in the shop at a moment. */
export const dayInShop = (moment: Date): string => shownInShop(moment).toISOString().slice(0, 10);

/** The moment the shop opens, or would, on a day. */
export function openingOn(day: string): Date {
  const wanted = new Date(`${day}T${business.opens}:00Z`);
  // The shop is behind UTC: this is earlier that day, but later than clocks are changed, at two in the morning.
  const ahead = shownInShop(wanted).getTime() - wanted.getTime();
  return new Date(wanted.getTime() - ahead);
}

/** The first open day on which something ordered now can be had, with so many hours' notice. */
export function earliestDay(now: Date, noticeHours: number): string {
  const ready = new Date(now.getTime() + noticeHours * hourMs);
  let day = dayInShop(ready);
  while (!isOpenOn(day) || openingOn(day) < ready) day = dayAfter(day);
  return day;
}
