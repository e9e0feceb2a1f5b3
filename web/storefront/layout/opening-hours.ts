import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { business } from '#contract/business';

// Not Intl.DateTimeFormat: engines format times differently, and creating a formatter is slow.
const week: Readonly<Record<string, MessageDescriptor>> = {
  Monday: msg`Monday`,
  Tuesday: msg`Tuesday`,
  Wednesday: msg`Wednesday`,
  Thursday: msg`Thursday`,
  Friday: msg`Friday`,
  Saturday: msg`Saturday`,
  Sunday: msg`Sunday`,
};

interface Days {
  readonly first: MessageDescriptor;
  readonly last: MessageDescriptor;
}

function getDayRange(days: readonly string[]): Days {
  const first = week[days.at(0) ?? ''];
  const last = week[days.at(-1) ?? ''];
  if (!first || !last) throw new Error(`Unknown day of the week: ${days.join(', ')}.`);
  return { first, last };
}

const openOn: readonly string[] = business.openDays;

export const openDays = getDayRange(openOn);
export const closedDays = getDayRange(Object.keys(week).filter((day) => !openOn.includes(day)));

/** Formats '19:00' as '7 pm' or '7 p. m.', with minutes only if they are not zero. */
export function timeOfDay(time: string): MessageDescriptor {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours % 12 || 12;
  const clock = minutes === 0 ? String(hour) : `${hour}:${String(minutes).padStart(2, '0')}`;
  return hours < 12 ? msg`${clock} am` : msg`${clock} pm`;
}
