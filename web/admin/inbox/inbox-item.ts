import type * as v from 'valibot';
import type { Endpoint } from '#contract/core/endpoint';
import type { Language } from '#contract/core/language';
import type { ContactMessageRecord } from '#contract/inbox/admin-schema';

export type InboxItem = Pick<
  ContactMessageRecord,
  | 'id'
  | 'name'
  | 'email'
  | 'phone'
  | 'language'
  | 'createdAt'
  | 'receivedAt'
  | 'readAt'
  | 'archivedAt'
> & {
  /** Messages have none. */
  readonly status?: string;
};

export const isArchived = ({ archivedAt }: Pick<InboxItem, 'archivedAt'>): boolean =>
  archivedAt !== null;

/** Changes an item and responds with it; error messages come in `language`. */
export type UpdateEndpoint<Item, Change> = Endpoint & {
  readonly params: v.GenericSchema<{ readonly id: number | string }, unknown>;
  readonly body: v.GenericSchema<Change & { readonly language?: Language | undefined }, unknown>;
  readonly response: v.GenericSchema<unknown, Item>;
};
