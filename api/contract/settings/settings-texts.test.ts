import { describe, expect, test } from 'vitest';
import type { Weekday } from '../core/weekdays';
import { describeSettings } from './settings-texts';
import { defaultShopSettings, type ShopSettings } from './shop-settings';

const describeWith = (changes: Partial<ShopSettings>) =>
  describeSettings({ ...defaultShopSettings, ...changes });

const describeDays = (...openDays: readonly Weekday[]) => {
  const { en, es } = describeWith({ openDays: [...openDays] });
  return [en.openDays, en.closedDays, es.openDays, es.closedDays];
};

describe('describeSettings', () => {
  test('says the documented texts for the default settings', () => {
    expect(describeSettings(defaultShopSettings)).toEqual({
      en: {
        openDays: 'Wednesday to Sunday',
        hours: '11 am–7 pm',
        closedDays: 'Closed Monday and Tuesday',
        notice: '96 hours (4 days)',
        noticeDays: '4 days',
      },
      es: {
        openDays: 'De miércoles a domingo',
        hours: 'de 11 a. m. a 7 p. m.',
        closedDays: 'Cerramos lunes y martes',
        notice: '96 horas (4 días)',
        noticeDays: '4 días',
      },
    });
  });

  test('joins three days in a row as a range, also over the end of the week', () => {
    expect(describeDays('Sunday', 'Monday', 'Friday', 'Saturday')).toEqual([
      'Friday to Monday',
      'Closed Tuesday to Thursday',
      'De viernes a lunes',
      'Cerramos de martes a jueves',
    ]);
  });

  test('lists other days from Monday', () => {
    expect(describeDays('Sunday', 'Monday', 'Wednesday', 'Thursday', 'Friday')).toEqual([
      'Wednesday to Friday, Sunday, and Monday',
      'Closed Tuesday and Saturday',
      'De miércoles a viernes, domingo y lunes',
      'Cerramos martes y sábado',
    ]);
    expect(describeDays('Tuesday', 'Thursday', 'Saturday').slice(0, 1)).toEqual([
      'Tuesday, Thursday, and Saturday',
    ]);
    expect(describeDays('Sunday').slice(0, 2)).toEqual(['Sunday', 'Closed Monday to Saturday']);
  });

  test('says no closed days for a shop that is open every day', () => {
    const days = [...defaultShopSettings.openDays, 'Monday', 'Tuesday'] as const;
    expect(describeDays(...days)).toEqual(['Every day', null, 'Todos los días', null]);
  });

  test('formats minutes only if there are any, and noon and midnight as 12', () => {
    const { en, es } = describeWith({ opens: '00:30', closes: '12:00' });
    expect([en.hours, es.hours]).toEqual(['12:30 am–12 pm', 'de 12:30 a. m. a 12 p. m.']);
    expect(describeWith({ opens: '11:05' }).en.hours).toBe('11:05 am–7 pm');
  });

  test.each([
    [24, '24 hours (1 day)', '1 day', '24 horas (1 día)', '1 día'],
    [36, '36 hours', '2 days', '36 horas', '2 días'],
    [1, '1 hour', '1 day', '1 hora', '1 día'],
    [0, '0 hours', '0 days', '0 horas', '0 días'],
  ])('describes a notice of %i hours', (noticeHours, notice, days, spanishNotice, spanishDays) => {
    const { en, es } = describeWith({ noticeHours });
    expect([en.notice, en.noticeDays]).toEqual([notice, days]);
    expect([es.notice, es.noticeDays]).toEqual([spanishNotice, spanishDays]);
  });
});
