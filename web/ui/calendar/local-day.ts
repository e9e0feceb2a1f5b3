// Days are 'YYYY-MM-DD'. The calendar draws dates of the device's own zone: here a day becomes the date that the
// device writes with the same figures, so that no zone and no clock moves it.

/** The date that shows a day on this device: its noon, which no summer time skips. */
export function localDate(day: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

const padded = (number: number, length: number): string => String(number).padStart(length, '0');

/** The day that a date of this device shows. */
export function dayOf(date: Date): string {
  const year = padded(date.getFullYear(), 4);
  return `${year}-${padded(date.getMonth() + 1, 2)}-${padded(date.getDate(), 2)}`;
}
