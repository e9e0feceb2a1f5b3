/** The largest number a column of ids holds in every database. */
const largestId = 2 ** 31 - 1;

/** Whether every database can look for a row of that number. */
export const isCountable = (id: number): boolean => id <= largestId;
