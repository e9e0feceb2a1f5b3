import { expect, test } from 'vitest';
import { getLargeEventWeeks } from './large-event-weeks';

test.each([
  [undefined, 2, 3],
  [336, 2, 3],
  [337, 3, 4],
  [504, 3, 4],
  [24, 1, 2],
  [0, 1, 2],
])('getLargeEventWeeks of a notice of %s hours is %i to %i', (hours, from, to) => {
  const settings = hours === undefined ? undefined : { largeEventNoticeHours: hours };
  expect(getLargeEventWeeks(settings)).toEqual({ from, to });
});
