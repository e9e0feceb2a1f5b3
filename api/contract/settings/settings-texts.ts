import type { Language } from '../core/language';
import { type Weekday, weekdays } from '../core/weekdays';
import type { SettingsTexts, ShopSettings } from './schema';

type DescribedSettings = Pick<ShopSettings, 'openDays' | 'opens' | 'closes' | 'noticeHours'>;

interface Words {
  readonly days: Readonly<Record<Weekday, string>>;
  readonly everyDay: string;
  readonly joinDays: (first: string, last: string) => string;
  readonly joinTimes: (opens: string, closes: string) => string;
  readonly isClosed: (days: string) => string;
  readonly am: string;
  readonly pm: string;
  readonly hours: readonly [one: string, other: string];
  readonly noticeDays: readonly [one: string, other: string];
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    days: {
      Monday: 'Monday',
      Tuesday: 'Tuesday',
      Wednesday: 'Wednesday',
      Thursday: 'Thursday',
      Friday: 'Friday',
      Saturday: 'Saturday',
      Sunday: 'Sunday',
    },
    everyDay: 'Every day',
    joinDays: (first, last) => `${first} to ${last}`,
    joinTimes: (opens, closes) => `${opens}–${closes}`,
    isClosed: (days) => `Closed ${days}`,
    am: 'am',
    pm: 'pm',
    hours: ['hour', 'hours'],
    noticeDays: ['day', 'days'],
  },
  es: {
    days: {
      Monday: 'lunes',
      Tuesday: 'martes',
      Wednesday: 'miércoles',
      Thursday: 'jueves',
      Friday: 'viernes',
      Saturday: 'sábado',
      Sunday: 'domingo',
    },
    everyDay: 'Todos los días',
    joinDays: (first, last) => `de ${first} a ${last}`,
    joinTimes: (opens, closes) => `de ${opens} a ${closes}`,
    isClosed: (days) => `Cerramos ${days}`,
    am: 'a. m.',
    pm: 'p. m.',
    hours: ['hora', 'horas'],
    noticeDays: ['día', 'días'],
  },
};

/** Ready-made, because the first page of the shop has no room for the code that formats them. */
export const describeSettings = (
  settings: DescribedSettings,
): Readonly<Record<Language, SettingsTexts>> => ({
  en: describe(settings, 'en'),
  es: describe(settings, 'es'),
});

function describe(
  { openDays, opens, closes, noticeHours }: DescribedSettings,
  language: Language,
): SettingsTexts {
  const { everyDay, joinTimes, isClosed, noticeDays } = words[language];
  const closedDays = weekFromMonday.filter((day) => !openDays.includes(day));
  const isAlwaysOpen = closedDays.length === 0;
  return {
    openDays: isAlwaysOpen ? everyDay : capitalize(formatDays(openDays, language)),
    hours: joinTimes(formatTime(opens, language), formatTime(closes, language)),
    closedDays: isAlwaysOpen ? null : isClosed(formatDays(closedDays, language)),
    notice: formatNotice(noticeHours, language),
    noticeDays: formatCount(Math.ceil(noticeHours / 24), noticeDays),
  };
}

const [sunday, ...otherDays] = weekdays;
const weekFromMonday: readonly Weekday[] = [...otherDays, sunday];

const createListFormat = (language: Language) =>
  new Intl.ListFormat(language, { type: 'conjunction' });

const listFormats: Readonly<Record<Language, Intl.ListFormat>> = {
  en: createListFormat('en'),
  es: createListFormat('es'),
};

/** Days in a row, also from Sunday to Monday, as one range: 'Monday, Wednesday to Friday'. */
function formatDays(days: readonly Weekday[], language: Language): string {
  const parts = weekFromMonday
    .filter((day, index) => days.includes(day) && !days.includes(getDay(index - 1)))
    .flatMap((day) => formatRun(listRun(day, days), language));
  return listFormats[language].format(parts);
}

/** -1 is Sunday. */
const getDay = (index: number): Weekday => weekFromMonday[(index + 7) % 7] ?? sunday;

function listRun(first: Weekday, days: readonly Weekday[]): readonly Weekday[] {
  const start = weekFromMonday.indexOf(first);
  const following = weekFromMonday.map((_, offset) => getDay(start + offset));
  const end = following.findIndex((day) => !days.includes(day));
  return following.slice(0, end);
}

/** Two days in a row are no range. */
function formatRun(run: readonly Weekday[], language: Language): readonly string[] {
  const { days, joinDays } = words[language];
  const names = run.map((day) => days[day]);
  const [first = '', last = ''] = [names.at(0), names.at(-1)];
  return names.length > 2 ? [joinDays(first, last)] : names;
}

/** Formats '19:00' as '7 pm' or '7 p. m.', with minutes only if they are not zero. */
function formatTime(time: string, language: Language): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const { am, pm } = words[language];
  const hour12 = hours % 12 || 12;
  const clock = minutes === 0 ? String(hour12) : `${hour12}:${String(minutes).padStart(2, '0')}`;
  return `${clock} ${hours < 12 ? am : pm}`;
}

/** '96 hours (4 days)'; without days if they are no whole days. */
function formatNotice(hours: number, language: Language): string {
  const text = formatCount(hours, words[language].hours);
  const days = hours / 24;
  return days > 0 && Number.isInteger(days)
    ? `${text} (${formatCount(days, words[language].noticeDays)})`
    : text;
}

const formatCount = (count: number, [one, other]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : other}`;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
