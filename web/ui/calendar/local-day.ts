// react-day-picker uses Date objects in the device's time zone. These functions convert between them and 'YYYY-MM-DD'
// by calendar fields, so that neither the time zone nor daylight saving time can shift a date.

/** Noon, because daylight saving time can skip midnight. */
export function localDate(day: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

const padded = (number: number, length: number): string => String(number).padStart(length, '0');

export function toIsoDate(date: Date): string {
  const year = padded(date.getFullYear(), 4);
  return `${year}-${padded(date.getMonth() + 1, 2)}-${padded(date.getDate(), 2)}`;
}
