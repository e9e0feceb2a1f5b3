/** PostgreSQL's `integer` is 32-bit signed; comparing it with a larger number fails the query. */
const maxId = 2 ** 31 - 1;

export const isValidId = (id: number): boolean => id <= maxId;
