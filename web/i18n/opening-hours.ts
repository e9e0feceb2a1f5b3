import { business } from '#contract/business';
import type { Language } from '#contract/language';
import { madeOnce } from './made-once';

/** The days of a week that began on Monday, 1 January 2024. */
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const openDays: readonly string[] = business.openDays;
export const closedDays: readonly string[] = week.filter((day) => !openDays.includes(day));

const written = (options: Intl.DateTimeFormatOptions) =>
  madeOnce((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));

const weekdays = written({ weekday: 'long' });
const fullHours = written({ hour: 'numeric' });
const minutesPast = written({ hour: 'numeric', minute: '2-digit' });

/** A day's name as the language writes it in a sentence. */
export function dayName(day: string, language: Language): string {
  const date = new Date(Date.UTC(2024, 0, 1 + week.indexOf(day)));
  return weekdays(language).format(date);
}

/** Engines disagree about which space stands before 'am'; the server and the browser must not. */
const oneKindOfSpace = (text: string) => text.replace(/\s/g, '\u00a0');

/** A time of day ('11:00') as people say it: '11 am', '11 a. m.'. */
export function shopTime(time: string, language: Language): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const date = new Date(Date.UTC(2024, 0, 1, hours, minutes));
  const format = minutes === 0 ? fullHours : minutesPast;
  return oneKindOfSpace(format(language).format(date).toLowerCase());
}
