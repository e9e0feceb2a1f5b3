import { addDays, formatShopTime, toShopDate } from '#contract/core/dates';
import { type Weekday, weekdays } from '#contract/core/weekdays';

interface ClockPreset {
  readonly label: string;
  /** 'YYYY-MM-DDTHH:MM' in the shop's time zone. */
  readonly now: string;
}

/** The next ones from today on. */
export function listClockPresets(today: string): readonly ClockPreset[] {
  return [
    { label: 'Thursday 18:59', now: `${findNextWeekday(today, 'Thursday')}T18:59` },
    { label: 'Sunday 23:59', now: `${findNextWeekday(today, 'Sunday')}T23:59` },
    { label: 'December 24, 9:00', now: `${findNextChristmasEve(today)}T09:00` },
  ];
}

function findNextWeekday(today: string, weekday: Weekday): string {
  const index = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, (weekdays.indexOf(weekday) - index + weekdays.length) % weekdays.length);
}

function findNextChristmasEve(today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-12-24`;
  return today <= thisYear ? thisYear : `${year + 1}-12-24`;
}

/** 'Thursday, 2026-11-26, 18:59' in the shop's time zone. */
export function formatShopClock(instant: Date): string {
  const [day = '', time = ''] = formatShopTime(instant).split(' ');
  const weekday = weekdays[new Date(`${toShopDate(instant)}T00:00:00Z`).getUTCDay()];
  return `${weekday}, ${day}, ${time}`;
}
