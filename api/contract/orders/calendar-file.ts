import { business } from '../business';
import { addDays, toShopInstant } from '../core/dates';
import { windowHours } from './rules';
import type { OrderStatusView } from './status-schema';

type CalendarOrder = Pick<
  OrderStatusView,
  'number' | 'status' | 'version' | 'eventDate' | 'window'
>;

/** In the customer's language. */
interface CalendarTexts {
  readonly summary: string;
  readonly description: string;
  /** Empty if there is no single place. */
  readonly location: string;
}

const hourMs = 60 * 60 * 1000;

const [, domain = business.email] = business.email.split('@');

/**
 * An iCalendar file (RFC 5545) with the order's window, or the whole day without one. Instants are in UTC, so that it
 * needs no time zone definition. Imported again, it updates the entry. It has no link to the status page: calendars are
 * often shared.
 */
export function buildCalendarFile(order: CalendarOrder, texts: CalendarTexts, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(business.name)}//Orders//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${order.number}@${domain}`,
    `DTSTAMP:${formatInstant(now)}`,
    `SEQUENCE:${order.version}`,
    ...buildTimes(order),
    `SUMMARY:${escapeText(texts.summary)}`,
    ...(texts.location === '' ? [] : [`LOCATION:${escapeText(texts.location)}`]),
    `DESCRIPTION:${escapeText(texts.description)}`,
    `STATUS:${order.status === 'New' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function buildTimes({ eventDate, window }: CalendarOrder): string[] {
  if (window === null) {
    return [
      `DTSTART;VALUE=DATE:${formatDay(eventDate)}`,
      // Exclusive.
      `DTEND;VALUE=DATE:${formatDay(addDays(eventDate))}`,
      'TRANSP:TRANSPARENT',
    ];
  }
  const start = toShopInstant(eventDate, window);
  const end = new Date(start.getTime() + windowHours * hourMs);
  return [`DTSTART:${formatInstant(start)}`, `DTEND:${formatInstant(end)}`];
}

const formatDay = (day: string): string => day.replaceAll('-', '');

/** '20261121T230400Z' */
const formatInstant = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** Without the line break. */
const maxLineOctets = 75;

/** Continues long lines after a line break and a space, without splitting a character. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > maxLineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}
