import type { MockImplementations } from '../http/implementation';

/** The visitors' part of the contract: nobody visits a mocked shop, and its dashboard shows the documented number. */
export const visitors = {
  countVisitorsToday: () => ({ count: 45 }),
} satisfies Partial<MockImplementations>;
