import type { Knex } from 'knex';
import type { Migration } from './migration';

/** The names of folders as they are compared: without regard to case. */
export const folderKeys: Migration = {
  name: '0010-folder-keys',
  async up(trx) {
    await trx.schema.alterTable('media_folders', (table) => table.text('name_key'));
    await fillKeys(trx);
    await trx.schema.alterTable('media_folders', (table) => table.unique(['name_key']));
  },
};

interface Folder {
  readonly id: string;
  readonly name: string;
}

/** As the server wrote it when this step was first taken: a step does the same for ever. */
const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();

/** The oldest keeps its name, and the others get a number. */
async function fillKeys(trx: Knex.Transaction): Promise<void> {
  const folders: Folder[] = await trx('media_folders').orderBy(['created_at', 'id']);
  const taken = new Set<string>();
  const keys = new Set(folders.map(({ name }) => keyOf(name)));
  for (const { id, name } of folders) {
    let free = name;
    for (let number = 2; taken.has(keyOf(free)); number += 1) {
      const numbered = `${name} (${number})`;
      if (!keys.has(keyOf(numbered))) free = numbered;
    }
    taken.add(keyOf(free));
    await trx('media_folders')
      .where({ id })
      .update({ name: free, name_key: keyOf(free) });
  }
}
