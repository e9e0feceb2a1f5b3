import type { Submission } from '../enquiry-rows';

export type Unnumbered<Row> = Omit<Row, 'id'>;

export interface Ago {
  readonly days: number;
  readonly hours: number;
}

const hour = 60 * 60 * 1000;

export const momentAgo = ({ days, hours }: Ago, now: Date): Date =>
  new Date(now.getTime() - (days * 24 + hours) * hour);

/** `readAt` is null without `readAfterHours`. */
export function writtenAgo(
  ago: Ago,
  now: Date,
  { readAfterHours }: { readonly readAfterHours?: number } = {},
): Pick<Submission, 'createdAt' | 'receivedAt'> & { readonly readAt: string | null } {
  const sent = momentAgo(ago, now);
  const at = sent.toISOString();
  const readAt =
    readAfterHours === undefined
      ? null
      : new Date(sent.getTime() + readAfterHours * hour).toISOString();
  return { createdAt: at, receivedAt: at, readAt };
}

/** `updatedAt` is the time of reading, or else of arrival. */
export function workedOnAgo(
  ago: Ago,
  now: Date,
  opened: { readonly readAfterHours?: number } = {},
) {
  const written = writtenAgo(ago, now, opened);
  return { ...written, updatedAt: written.readAt ?? written.receivedAt };
}
