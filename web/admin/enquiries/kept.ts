import type { KeptMessage } from '#contract/inbox/admin-schema';

/** What everything that people send to the shop has, whatever else they write. */
export type Kept = Pick<
  KeptMessage,
  'id' | 'name' | 'email' | 'phone' | 'language' | 'createdAt' | 'receivedAt' | 'readAt'
>;
