// Apart from `database.ts`: every page asks this, and must not load the database's code to find out.

export const databaseName = 'la-higuera';

/** Whether anything was ever stored on this device. Never creates the database. */
export async function databaseExists(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  // A browser that cannot list its databases may hold one.
  if (!('databases' in indexedDB)) return true;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName);
  } catch {
    return false;
  }
}
