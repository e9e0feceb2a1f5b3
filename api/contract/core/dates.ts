import { business } from '../business';
import { weekdays } from './weekdays';

// A `day` is a calendar day in the shop's time zone, written 'YYYY-MM-DD', whatever the client's time zone.

const hourMs = 60 * 60 * 1000;

/** When the shop is open; the owner's settings have the current values. */
interface OpeningHours {
  readonly openDays: readonly string[];
  /** 'HH:MM' in the shop's time zone. */
  readonly opens: string;
  /** Closed on 'YYYY-MM-DD', or every year on 'MM-DD'. */
  readonly closedDates: readonly string[];
}

/** Calculates in UTC, which has no daylight saving time. */
const parseUtcDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Checks format and calendar: 2026-02-30 is false. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = parseUtcDate(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function isOpenOn(day: string, hours: OpeningHours = business): boolean {
  const weekday = weekdays[parseUtcDate(day).getUTCDay()];
  const isClosedDate = hours.closedDates.some((date) => day === date || day.slice(5) === date);
  return !isClosedDate && hours.openDays.some((openDay) => openDay === weekday);
}

export function addDays(day: string, days = 1): string {
  const date = parseUtcDate(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const createShopTimeFormat = () =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: business.timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

/** Created when needed: a browser's first formatter takes a slow phone a tenth of a second. */
let shopTimeFormat: Intl.DateTimeFormat | undefined;

/** The shop's local date and time, stored in the UTC fields of a Date. */
function toShopWallTime(instant: Date): Date {
  shopTimeFormat ??= createShopTimeFormat();
  const parts = Object.fromEntries(
    shopTimeFormat.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour: hours, minute, second } = parts;
  return new Date(`${year}-${month}-${day}T${hours}:${minute}:${second}Z`);
}

/** In the shop's time zone, in a format that spreadsheets parse: '2026-11-22 15:21'. */
export const formatShopTime = (instant: Date): string =>
  toShopWallTime(instant).toISOString().slice(0, 16).replace('T', ' ');

export const toShopDate = (instant: Date): string =>
  toShopWallTime(instant).toISOString().slice(0, 10);

/** The instant of a time of day 'HH:MM' on a day in the shop's time zone. */
export function toShopInstant(day: string, time: string): Date {
  const timeAsUtc = new Date(`${day}T${time}:00Z`).getTime();
  // Only hours off, so on the day of a DST change it may have the other offset.
  const approximation = new Date(timeAsUtc - getOffsetMs(new Date(timeAsUtc)));
  return new Date(timeAsUtc - getOffsetMs(approximation));
}

const getOffsetMs = (instant: Date): number =>
  toShopWallTime(instant).getTime() - instant.getTime();

export const getOpeningTime = (day: string, { opens }: OpeningHours = business): Date =>
  toShopInstant(day, opens);

/** At most so many days ahead, in case nothing is ever open. */
const maxLeadDays = 3660;

/** The first open day whose opening time is at least `noticeHours` from now. Throws RangeError for an invalid date. */
export function findEarliestDay(
  now: Date,
  noticeHours: number,
  hours: OpeningHours = business,
): string {
  const readyAt = new Date(now.getTime() + noticeHours * hourMs);
  const first = toShopDate(readyAt);
  const last = addDays(first, maxLeadDays);
  let day = first;
  while (day < last && (!isOpenOn(day, hours) || getOpeningTime(day, hours) < readyAt))
    day = addDays(day);
  return day;
}
