import type { MockSubmission } from '../mock-submissions';

export type WithoutId<Row> = Omit<Row, 'id'>;

export interface TimeAgo {
  readonly days: number;
  readonly hours: number;
}

const hourMs = 60 * 60 * 1000;

export const subtractTimeAgo = ({ days, hours }: TimeAgo, now: Date): Date =>
  new Date(now.getTime() - (days * 24 + hours) * hourMs);

export const addHours = (instant: string, hours: number): string =>
  new Date(new Date(instant).getTime() + hours * hourMs).toISOString();

/** `readAt` is null without `readAfterHours`. */
export function buildInboxTimestamps(
  timeAgo: TimeAgo,
  now: Date,
  { readAfterHours }: { readonly readAfterHours?: number } = {},
): Pick<MockSubmission, 'createdAt' | 'receivedAt'> & { readonly readAt: string | null } {
  const sent = subtractTimeAgo(timeAgo, now);
  const sentAt = sent.toISOString();
  const readAt = readAfterHours === undefined ? null : addHours(sentAt, readAfterHours);
  return { createdAt: sentAt, receivedAt: sentAt, readAt };
}

/** `updatedAt` is the time of reading, or else of arrival. */
export function buildStatusTimestamps(
  timeAgo: TimeAgo,
  now: Date,
  options: { readonly readAfterHours?: number } = {},
) {
  const timestamps = buildInboxTimestamps(timeAgo, now, options);
  return { ...timestamps, updatedAt: timestamps.readAt ?? timestamps.receivedAt };
}
