import type { Submission } from '../enquiry-rows';

/** A row that has no number yet. */
export type Unnumbered<Row> = Omit<Row, 'id'>;

/** How long ago something was sent. */
export interface Ago {
  readonly days: number;
  readonly hours: number;
}

const hour = 60 * 60 * 1000;

/** A moment so long ago. */
export const momentAgo = ({ days, hours }: Ago, now: Date): Date =>
  new Date(now.getTime() - (days * 24 + hours) * hour);

/** When something was sent, which arrived at once, and when somebody opened it, where they did. */
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

/** As `writtenAgo`, of what is worked on: it was changed last when it was opened. */
export function workedOnAgo(
  ago: Ago,
  now: Date,
  opened: { readonly readAfterHours?: number } = {},
) {
  const written = writtenAgo(ago, now, opened);
  return { ...written, updatedAt: written.readAt ?? written.receivedAt };
}
