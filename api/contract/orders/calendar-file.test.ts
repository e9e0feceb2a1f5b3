import { describe, expect, test } from 'vitest';
import { buildCalendarFile } from './calendar-file';

const order = {
  number: 'LH-1042',
  status: 'Confirmed',
  version: 3,
  eventDate: '2026-11-28',
  window: '14:00',
} as const;

const texts = { summary: 'La Higuera delivers', description: 'Order LH-1042', location: '' };

const now = new Date('2026-11-21T23:04:05.678Z');

const build = (changes: object = {}, changedTexts: object = {}): string =>
  buildCalendarFile({ ...order, ...changes }, { ...texts, ...changedTexts }, now);

/** Content lines without folding, by property. */
function parseProperties(file: string): Readonly<Record<string, string>> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}

describe('buildCalendarFile', () => {
  test('writes one event in UTC, with CRLF after every line', () => {
    expect(build()).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//La Higuera//Orders//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:LH-1042@lahiguera.example',
        'DTSTAMP:20261121T230405Z',
        'SEQUENCE:3',
        'DTSTART:20261128T220000Z',
        'DTEND:20261129T000000Z',
        'SUMMARY:La Higuera delivers',
        'DESCRIPTION:Order LH-1042',
        'STATUS:CONFIRMED',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  test('keeps the UID of a changed order and counts its versions', () => {
    const [first, second] = [build(), build({ version: 4, window: '16:00' })].map(parseProperties);
    expect(second?.UID).toBe(first?.UID);
    expect([first?.SEQUENCE, second?.SEQUENCE]).toEqual(['3', '4']);
  });

  test('is a whole day until the next one without a window', () => {
    expect(parseProperties(build({ window: null, eventDate: '2026-12-31' }))).toMatchObject({
      'DTSTART;VALUE=DATE': '20261231',
      'DTEND;VALUE=DATE': '20270101',
      TRANSP: 'TRANSPARENT',
    });
  });

  test.each([
    ['the last day of winter time', '2026-03-07', '20260307T220000Z'],
    ['the day summer time begins', '2026-03-08', '20260308T210000Z'],
    ['the last day of summer time', '2026-10-31', '20261031T210000Z'],
    ['the day summer time ends', '2026-11-01', '20261101T220000Z'],
  ])('starts at 14:00 in Los Angeles on %s', (_, eventDate, start) => {
    expect(parseProperties(build({ eventDate })).DTSTART).toBe(start);
  });

  test('ends two hours later, also after midnight', () => {
    expect(parseProperties(build({ window: '23:00' }))).toMatchObject({
      DTSTART: '20261129T070000Z',
      DTEND: '20261129T090000Z',
    });
  });

  test('is tentative until the order is confirmed', () => {
    expect(parseProperties(build({ status: 'New' })).STATUS).toBe('TENTATIVE');
  });

  test('escapes backslashes, semicolons, commas and line breaks, and drops control characters', () => {
    const location = '<b>5030 York Blvd, Unit B; gate\\code</b>\r\nRing\nBEGIN:VALARM\u0007';
    expect(parseProperties(build({}, { location })).LOCATION).toBe(
      '<b>5030 York Blvd\\, Unit B\\; gate\\\\code</b>\\nRing\\nBEGIN:VALARM ',
    );
  });

  test('folds lines at 75 octets without splitting a character', () => {
    const description = 'Una tabla con jamón, higos y nueces para la piñata del niño 🎉, '.repeat(
      9,
    );
    const file = build({}, { description });
    const lines = file.split('\r\n');
    const octets = lines.map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeGreaterThan(70);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\uFFFD');
    expect(parseProperties(file).DESCRIPTION).toBe(description.replaceAll(',', '\\,'));
  });
});
