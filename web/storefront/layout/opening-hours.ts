import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { business } from '#contract/business';

// Not Intl.DateTimeFormat: engines format times differently, and creating a formatter is slow.
const dayNames: Readonly<Record<string, MessageDescriptor>> = {
  Monday: msg`Monday`,
  Tuesday: msg`Tuesday`,
  Wednesday: msg`Wednesday`,
  Thursday: msg`Thursday`,
  Friday: msg`Friday`,
  Saturday: msg`Saturday`,
  Sunday: msg`Sunday`,
};

interface DayRange {
  readonly first: MessageDescriptor;
  readonly last: MessageDescriptor;
}

function getDayRange(days: readonly string[]): DayRange {
  const first = dayNames[days.at(0) ?? ''];
  const last = dayNames[days.at(-1) ?? ''];
  if (!first || !last) throw new Error(`Unknown day of the week: ${days.join(', ')}.`);
  return { first, last };
}

const openDayNames: readonly string[] = business.openDays;

export const openDayRange = getDayRange(openDayNames);
export const closedDayRange = getDayRange(
  Object.keys(dayNames).filter((day) => !openDayNames.includes(day)),
);

/** Formats '19:00' as '7 pm' or '7 p. m.', with minutes only if they are not zero. */
export function formatTime(time: string): MessageDescriptor {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour12 = hours % 12 || 12;
  const clock = minutes === 0 ? String(hour12) : `${hour12}:${String(minutes).padStart(2, '0')}`;
  return hours < 12 ? msg`${clock} am` : msg`${clock} pm`;
}
