import { addDays } from '#contract/core/dates';

export const calendarViews = ['month', 'week'] as const;
export type CalendarView = (typeof calendarViews)[number];

const toUtcDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The Sunday that the week of this day starts with. */
const getWeekStart = (day: string): string => addDays(day, -toUtcDate(day).getUTCDay());

const getMonthStart = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the month that is `months` later. */
function addMonths(day: string, months: number): string {
  const date = toUtcDate(getMonthStart(day));
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** The weeks to show, each with seven days; a month's first and last week have days of its neighbors. */
export function listWeeks(day: string, view: CalendarView): readonly (readonly string[])[] {
  const first = getWeekStart(view === 'month' ? getMonthStart(day) : day);
  const end = view === 'month' ? addMonths(day, 1) : addDays(first, 7);
  const weeks: (readonly string[])[] = [];
  for (let start = first; start < end; start = addDays(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
  return weeks;
}

export const getAdjacentDay = (day: string, view: CalendarView, direction: 1 | -1): string =>
  view === 'month' ? addMonths(day, direction) : addDays(getWeekStart(day), 7 * direction);
