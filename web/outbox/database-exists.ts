// Separate from `database.ts`, which only pages with an existing database should load.

export const databaseName = 'la-higuera';

/** Never creates the database. */
export async function databaseExists(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  // Firefox before 126 cannot list databases; assume that it exists.
  if (!('databases' in indexedDB)) return true;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName);
  } catch {
    return false;
  }
}
