import { defaultLanguage, type Language } from '#contract/core/language';
import { firstRequestStatus, type RequestKind } from '#contract/inbox/rules';
import type { ContactMessage, NewsletterSignup, RestorationRequest } from '#contract/inbox/schema';
import type { OrderRow } from './orders';

/** What every enquiry is kept with. */
export interface Kept {
  readonly id: number;
  readonly language: Language;
  /** When the sender says it was sent; when it arrived, where they say nothing. */
  readonly createdAt: string;
  readonly receivedAt: string;
}

/** What a person wrote, who waits for an answer. */
export interface Enquiry extends Kept {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** When somebody of the shop first opened it. */
  readonly readAt: string | null;
}

/** An enquiry that is worked on. */
export interface Task extends Enquiry {
  /** Old ones may have one that the shop no longer has. */
  readonly status: string;
  readonly updatedAt: string;
}

export interface MessageRow extends Enquiry {
  readonly subject: string | null;
  readonly message: string;
}

export interface RequestRow extends Task {
  readonly kind: RequestKind;
  readonly description: string;
}

export interface SubscriberRow extends Kept {
  readonly email: string;
}

export interface PhotoRow {
  /** The library's id. */
  readonly id: string;
  /** The request that it came with, once there is one. */
  readonly requestId: number | null;
  /** Its place among those of the request. */
  readonly position: number | null;
}

/** What people sent the shop, oldest first. */
export interface Enquiries {
  readonly messages: MessageRow[];
  readonly requests: RequestRow[];
  readonly subscribers: SubscriberRow[];
  readonly orders: OrderRow[];
  readonly photos: PhotoRow[];
}

/** What a row has that its sender did not write. */
export type Arrival = Pick<Kept, 'id' | 'receivedAt'>;

export const messageRow = (
  arrival: Arrival,
  { website: _, phone, subject, ...sent }: ContactMessage,
): MessageRow => ({
  ...sent,
  ...keptAt(arrival, sent),
  readAt: null,
  phone: phone || null,
  subject: subject || null,
});

export const requestRow = (
  arrival: Arrival,
  { website: _, photoUrls: _photos, phone, ...sent }: RestorationRequest,
): RequestRow => ({
  ...sent,
  ...keptAt(arrival, sent),
  ...untouched(arrival),
  phone: phone || null,
  status: firstRequestStatus,
});

export const subscriberRow = (
  arrival: Arrival,
  { website: _, ...sent }: NewsletterSignup,
): SubscriberRow => ({ ...sent, ...keptAt(arrival, sent) });

/** What nobody has opened or changed yet. */
export const untouched = ({ receivedAt }: Arrival) => ({ readAt: null, updatedAt: receivedAt });

/** How something arrived; a sender who names no language writes the shop's first one. */
export const keptAt = (
  arrival: Arrival,
  {
    language = defaultLanguage,
    createdAt = arrival.receivedAt,
  }: Pick<NewsletterSignup, 'language' | 'createdAt'>,
): Kept => ({ ...arrival, language, createdAt });
