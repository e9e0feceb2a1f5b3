import { describe, expect, test } from 'vitest';
import { loadTranslations } from '../../i18n/translations';
import { closedDayRange, formatTime, openDayRange } from './opening-hours';

describe.each([
  [
    'en',
    ['Wednesday', 'Sunday', 'Monday', 'Tuesday'],
    ['11 am', '7 pm', '11:05 am', '12 pm', '12:30 am'],
  ],
  [
    'es',
    ['miércoles', 'domingo', 'lunes', 'martes'],
    ['11 a. m.', '7 p. m.', '11:05 a. m.', '12 p. m.', '12:30 a. m.'],
  ],
] as const)('opening hours (%s)', (language, days, times) => {
  test('openDayRange is Wednesday to Sunday, closedDayRange is Monday and Tuesday', async () => {
    const i18n = await loadTranslations(language);
    const { first, last } = openDayRange;
    expect(
      [first, last, closedDayRange.first, closedDayRange.last].map((day) => i18n._(day)),
    ).toEqual(days);
  });

  test('formatTime omits minutes that are zero', async () => {
    const i18n = await loadTranslations(language);
    const inputs = ['11:00', '19:00', '11:05', '12:00', '00:30'];
    expect(inputs.map((time) => i18n._(formatTime(time)))).toEqual(times);
  });
});
