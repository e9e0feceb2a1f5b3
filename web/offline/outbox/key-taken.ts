/** Answered where the key came with other words before, and they have arrived. */
export const keyTaken = 422;
