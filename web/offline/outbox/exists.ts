/** The database of what a person has sent and of what the shop has received from them. */
export const databaseName = 'la-higuera';

/** Whether anything was ever kept here, as cheaply as it can be known; no database is made to find out. */
export async function outboxExists(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  // A browser that does not tell may keep something.
  if (!('databases' in indexedDB)) return true;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName);
  } catch {
    return false;
  }
}
