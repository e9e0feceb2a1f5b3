// A module of its own: the worker's code has no document, which the other modules of this folder use.

/** Response header of what comes from the worker's store and not from the shop. */
export const storedMark = 'X-Stored';
