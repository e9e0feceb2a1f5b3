import type { ContactMessage } from '#contract/contact';
import { defaultLanguage, type Language } from '#contract/language';
import type { NewsletterSignup } from '#contract/newsletter';
import {
  firstRequestStatus,
  type RequestKind,
  type RequestStatus,
  type RestorationRequest,
} from '#contract/restoration';
import type { OrderRow } from './orders';

/** What every enquiry is kept with. */
export interface Kept {
  readonly id: number;
  readonly language: Language;
  /** When the sender says it was sent; when it arrived, where they say nothing. */
  readonly createdAt: string;
  readonly receivedAt: string;
}

export interface MessageRow extends Kept {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string | null;
  readonly message: string;
}

export interface RequestRow extends Kept {
  readonly kind: RequestKind;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly description: string;
  readonly status: RequestStatus;
}

export interface SubscriberRow extends Kept {
  readonly email: string;
}

export interface PhotoRow {
  /** The library's id. */
  readonly id: string;
  /** The request that it came with, once there is one. */
  readonly requestId: number | null;
}

/** What people sent the shop, oldest first. */
export interface Enquiries {
  readonly messages: MessageRow[];
  readonly requests: RequestRow[];
  readonly subscribers: SubscriberRow[];
  readonly orders: OrderRow[];
  readonly photos: PhotoRow[];
}

export const noEnquiries = (): Enquiries => ({
  messages: [],
  requests: [],
  subscribers: [],
  orders: [],
  photos: [],
});

/** What a row has that its sender did not write. */
export type Arrival = Pick<Kept, 'id' | 'receivedAt'>;

export const messageRow = (
  arrival: Arrival,
  { website: _, phone, subject, ...sent }: ContactMessage,
): MessageRow => ({
  ...sent,
  ...keptAt(arrival, sent),
  phone: phone || null,
  subject: subject || null,
});

export const requestRow = (
  arrival: Arrival,
  { website: _, photoUrls: _photos, phone, ...sent }: RestorationRequest,
): RequestRow => ({
  ...sent,
  ...keptAt(arrival, sent),
  phone: phone || null,
  status: firstRequestStatus,
});

export const subscriberRow = (
  arrival: Arrival,
  { website: _, ...sent }: NewsletterSignup,
): SubscriberRow => ({ ...sent, ...keptAt(arrival, sent) });

/** How something arrived; a sender who names no language writes the shop's first one. */
export const keptAt = (
  arrival: Arrival,
  {
    language = defaultLanguage,
    createdAt = arrival.receivedAt,
  }: Pick<NewsletterSignup, 'language' | 'createdAt'>,
): Kept => ({ ...arrival, language, createdAt });
