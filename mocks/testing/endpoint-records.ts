import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isApiPath } from '../../api/dispatch/route-matching';
import { operatorPaths } from '../../api/http/metrics-endpoint';
import { findEndpoint } from '../api/find-endpoint';

/** What responds to a request: the API's server on a database, or the server or mocks of a browser test. */
export const adapters = [
  'SQLite',
  'PostgreSQL',
  'WebAssembly',
  'browser: server',
  'browser: mocks',
] as const;

export type Adapter = (typeof adapters)[number];

interface EndpointRecord {
  readonly adapter: Adapter;
  /** Names of the contract, paths that only the server answers, and unknown paths of the API. */
  readonly calls: readonly string[];
}

const endpointRecordFolder = join(import.meta.dirname, '../../test-results/endpoints');

/** Adds to what other processes have saved. `source` tells the records of one adapter apart. */
export function saveEndpointRecord(
  adapter: Adapter,
  source: string,
  calls: ReadonlySet<string>,
): void {
  if (calls.size === 0) return;
  const record: EndpointRecord = { adapter, calls: [...calls] };
  const fileName = `${adapter}-${source}`.replace(/[^\w-]+/g, '-');
  mkdirSync(endpointRecordFolder, { recursive: true });
  writeFileSync(join(endpointRecordFolder, `${fileName}.json`), JSON.stringify(record));
}

/** Only adapters that have a record. */
export function readEndpointRecords(): ReadonlyMap<Adapter, ReadonlySet<string>> {
  mkdirSync(endpointRecordFolder, { recursive: true });
  const callsByAdapter = new Map<Adapter, Set<string>>();
  for (const fileName of readdirSync(endpointRecordFolder)) {
    const text = readFileSync(join(endpointRecordFolder, fileName), 'utf8');
    const { adapter, calls }: EndpointRecord = JSON.parse(text);
    callsByAdapter.set(adapter, new Set([...(callsByAdapter.get(adapter) ?? []), ...calls]));
  }
  return callsByAdapter;
}

/** What to record of a request; undefined if it isn't one to the API. */
export function nameRequest(method: string, url: string): string | undefined {
  const { pathname } = new URL(url);
  if (operatorPaths.has(pathname)) return pathname;
  if (!isApiPath(pathname)) return undefined;
  return findEndpoint(method, pathname)?.name ?? `${method} ${pathname}`;
}
