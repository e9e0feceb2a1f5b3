import { expect, test } from 'vitest';
import { isTimeOfDay } from './time-of-day';

test.each(['00:00', '09:30', '19:59', '23:59'])('isTimeOfDay accepts %s', (text) => {
  expect(isTimeOfDay(text)).toBe(true);
});

test.each(['', '24:00', '9:30', '09:60', '09:30:00', ' 09:30', '09:30\n'])(
  'isTimeOfDay rejects %j',
  (text) => {
    expect(isTimeOfDay(text)).toBe(false);
  },
);
