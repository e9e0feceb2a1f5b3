import type { Knex } from 'knex';
import type { Migration } from './migration';

/** Makes folder names unique without regard to case. */
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

/** A copy of the contract's `toFolderKey`: a migration must not change with it. */
const toNameKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** The oldest of equal names keeps it; the others get a number. */
async function fillKeys(trx: Knex.Transaction): Promise<void> {
  const folders: Folder[] = await trx('media_folders').orderBy(['created_at', 'id']);
  const assignedKeys = new Set<string>();
  const keys = new Set(folders.map(({ name }) => toNameKey(name)));
  for (const { id, name } of folders) {
    let uniqueName = name;
    for (let number = 2; assignedKeys.has(toNameKey(uniqueName)); number += 1) {
      const numbered = `${name} (${number})`;
      if (!keys.has(toNameKey(numbered))) uniqueName = numbered;
    }
    assignedKeys.add(toNameKey(uniqueName));
    await trx('media_folders')
      .where({ id })
      .update({ name: uniqueName, name_key: toNameKey(uniqueName) });
  }
}
