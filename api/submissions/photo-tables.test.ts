import { afterAll, expect, test } from 'vitest';
import { isPostgres } from '../database/dialect';
import { startTestServer } from '../testing/test-server';
import { photoTables } from './photo-tables';

const server = await startTestServer();
afterAll(server.close);

test('photoTables lists every table that attaches photos to submissions', async () => {
  const tables: string[] = isPostgres(server.database)
    ? await server.database('pg_tables').where({ schemaname: 'public' }).pluck('tablename')
    : await server.database('sqlite_master').where({ type: 'table' }).pluck('name');
  const expected = tables.filter((name) => name.endsWith('_photos'));
  expect(photoTables.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
});
