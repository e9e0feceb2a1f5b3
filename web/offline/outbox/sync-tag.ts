/** What the browser is asked to remember, and says when it wakes the worker. */
export const syncTag = 'outbox';
