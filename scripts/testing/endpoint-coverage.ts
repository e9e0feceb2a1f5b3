import { type EndpointName, endpoints } from '#contract/index';
import { operatorPaths } from '../../api/http/metrics-endpoint';
import { type Adapter, adapters } from '../../mocks/testing/endpoint-records';
import { formatTable } from '../lib/format-table.mjs';

type Calls = ReadonlyMap<Adapter, ReadonlySet<string>>;

const conformanceAdapters: readonly Adapter[] = ['SQLite', 'PostgreSQL', 'WebAssembly'];

const endpointNames = Object.keys(endpoints) as EndpointName[];

const formatCell = (calls: Calls, adapter: Adapter, name: string) =>
  calls.get(adapter)?.has(name) ? '✓' : '–';

/** Paths of the server alone: for operators, not part of the contract. */
const formatServerRow = (calls: Calls, path: string) => [
  `GET ${path} (only the server)`,
  ...adapters.map((adapter) =>
    adapter === 'browser: server' ? formatCell(calls, adapter, path) : '·',
  ),
];

/** One line per endpoint, with a tick for each adapter on which a test called it with success. */
export const formatEndpointTable = (calls: Calls): string =>
  formatTable(
    ['endpoint', ...adapters],
    [
      ...endpointNames.map((name) => [
        name,
        ...adapters.map((adapter) => formatCell(calls, adapter, name)),
      ]),
      ...[...operatorPaths].map((path) => formatServerRow(calls, path)),
    ],
  );

/**
 * What the table must not show: an endpoint without a conformance test on a database, and a call to a path that is
 * neither in the contract nor for operators. `skipped` are databases that this machine doesn't have.
 */
export function findCoverageErrors(calls: Calls, skipped: readonly Adapter[] = []): string[] {
  const missing = conformanceAdapters
    .filter((adapter) => !skipped.includes(adapter))
    .flatMap((adapter) => {
      const names = endpointNames.filter((name) => !calls.get(adapter)?.has(name));
      return names.length === 0
        ? []
        : [`No conformance test has called on ${adapter}: ${names.join(', ')}`];
    });
  const known: ReadonlySet<string> = new Set([...endpointNames, ...operatorPaths]);
  const unknown = [...calls].flatMap(([adapter, names]) =>
    [...names]
      .filter((name) => !known.has(name))
      .map((name) => `${name} is not in the contract, but ${adapter} answered it.`),
  );
  return [...missing, ...unknown];
}
