// react-day-picker uses Date objects in the device's time zone. These functions convert between them and 'YYYY-MM-DD'
// by calendar fields, so that neither the time zone nor daylight saving time can shift a date.

/** Noon, because daylight saving time can skip midnight. */
export function toLocalDate(isoDate: string): Date {
  const [year = 0, month = 0, date = 0] = isoDate.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

const padNumber = (number: number, length: number): string => String(number).padStart(length, '0');

export function toIsoDate(date: Date): string {
  const year = padNumber(date.getFullYear(), 4);
  return `${year}-${padNumber(date.getMonth() + 1, 2)}-${padNumber(date.getDate(), 2)}`;
}
