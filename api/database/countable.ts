/** PostgreSQL's `integer` is 32-bit signed; comparing it with a larger number fails the query. */
const largestId = 2 ** 31 - 1;

export const isCountable = (id: number): boolean => id <= largestId;
