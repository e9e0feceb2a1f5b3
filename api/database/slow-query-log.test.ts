import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { createMemoryLog } from '../testing/memory-log';
import { createTemporaryFolder } from '../testing/temporary-folder';
import { openSqlite } from './connect';
import type { QueryObserver } from './query-observer';
import { createSlowQueryLog } from './slow-query-log';

describe('createSlowQueryLog', () => {
  function createLog(thresholdMs: number) {
    const { destination, lines } = createMemoryLog();
    return { observe: createSlowQueryLog(pino(destination), thresholdMs), lines };
  }

  test('warns of statements that take longer than the threshold', () => {
    const { observe, lines } = createLog(200);
    observe({ sql: 'select 1', milliseconds: 200 });
    observe({ sql: 'select 2', milliseconds: 200.6 });
    expect(lines).toEqual([
      expect.objectContaining({ level: 40, sql: 'select 2', milliseconds: 201 }),
    ]);
  });

  test('logs placeholders instead of values, also of a statement that fails', async () => {
    const { observe, lines } = createLog(200);
    const slow: QueryObserver = (query) => observe({ ...query, milliseconds: 500 });
    const database = openSqlite(join(createTemporaryFolder(), 'a.sqlite3'), { observer: slow });
    await database.schema.createTable('people', (table) => table.text('email').unique());
    const insert = () => database('people').insert({ email: 'ana@example.com' });
    await insert();
    await expect(insert()).rejects.toThrow();
    await database('people').where('email', 'ana@example.com');
    await database.destroy();
    expect(lines.map(({ sql }) => sql)).toEqual(
      expect.arrayContaining([
        'insert into `people` (`email`) values (?)',
        'select * from `people` where `email` = ?',
      ]),
    );
    expect(JSON.stringify(lines)).not.toContain('ana@');
  });

  test('cuts off long statements', () => {
    const { observe, lines } = createLog(0);
    observe({ sql: `select ${'?,'.repeat(9000)}`, milliseconds: 1 });
    expect(String(lines[0]?.sql)).toHaveLength(2000);
  });
});
