import { describe, expect, onTestFinished, test } from 'vitest';
import { formatDate, formatDateTime } from './dates';

test.each([
  ['en', 'Jan 5, 2025'],
  ['es', '5 ene 2025'],
] as const)('formatDate in %s returns %s', (language, expected) => {
  expect(formatDate('2025-01-05T18:00:00.000Z', language)).toBe(expected);
});

describe('formatDateTime', () => {
  const afternoon = new Date(2025, 0, 5, 15, 4).toISOString();
  const night = new Date(2025, 0, 5, 0, 5).toISOString();

  test.each([
    ['en', afternoon, 'Jan 5, 2025 3:04 PM'],
    ['en', night, 'Jan 5, 2025 12:05 AM'],
    ['es', afternoon, '5 ene 2025 15:04'],
    ['es', night, '5 ene 2025 00:05'],
  ] as const)('in %s of %s returns %s', (language, timestamp, expected) => {
    expect(formatDateTime(timestamp, language)).toBe(expected);
  });

  test('replaces the browser’s narrow no-break space', () => {
    const formats: object = Intl.DateTimeFormat.prototype;
    const original = Object.getOwnPropertyDescriptor(formats, 'format') ?? {};
    onTestFinished(() => void Object.defineProperty(formats, 'format', original));
    Object.defineProperty(formats, 'format', { ...original, get: () => () => '3:04\u202fPM' });
    expect(formatDateTime(afternoon, 'en')).toMatch(/ 3:04 PM$/);
  });
});
