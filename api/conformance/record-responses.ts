import { afterAll } from 'vitest';
import {
  type Adapter,
  nameRequest,
  saveEndpointRecord,
} from '../../mocks/testing/endpoint-records';
import type { TestServerOptions } from '../testing/test-server';

const adapters: Readonly<Record<string, Adapter>> = {
  'a SQLite file': 'SQLite',
  'SQLite in WebAssembly': 'WebAssembly',
  PostgreSQL: 'PostgreSQL',
};

/**
 * Options of a server that record which endpoints succeed on a database, for the table at the end of `npm test`.
 * `source` is the name of the test file.
 */
export function recordResponses(
  database: string,
  source: string,
): Pick<TestServerOptions, 'onResponse'> {
  const adapter = adapters[database];
  if (!adapter) throw new Error(`There is no adapter for ${database}.`);
  const calls = new Set<string>();
  afterAll(() => saveEndpointRecord(adapter, source, calls));
  return {
    onResponse({ method, url, status }) {
      const name = status < 300 ? nameRequest(method, `http://shop.test${url}`) : undefined;
      if (name !== undefined) calls.add(name);
    },
  };
}
