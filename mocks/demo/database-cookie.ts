import type { SessionCookie } from '../../api/dispatch/request';
import type { MemoryDatabase } from '../sqlite/open-memory-database';

/** Row in the `notes` table. */
const noteName = 'demo-session';

/** Saved together with the sessions, so that it survives the worker. It lasts until the server ends its session. */
export const createDatabaseCookie = (getDatabase: () => MemoryDatabase): SessionCookie => ({
  read() {
    const [note] = getDatabase().run('select value from notes where name = ?', [noteName]);
    return note ? String(note.value) : undefined;
  },
  write(token) {
    const database = getDatabase();
    database.run('delete from notes where name = ?', [noteName]);
    if (token === null) return;
    database.run('insert into notes (name, value) values (?, ?)', [noteName, token]);
  },
});
