import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/index';
import { findCoverageErrors, formatEndpointTable } from './endpoint-coverage';

const all = new Set(Object.keys(endpoints));
const complete = [
  ['SQLite', all],
  ['PostgreSQL', all],
  ['WebAssembly', all],
] as const;

describe('formatEndpointTable', () => {
  test('has a line per endpoint with a tick for each adapter that a test called', () => {
    const calls = new Map([...complete, ['browser: server', new Set(['/readyz'])] as const]);
    const lines = formatEndpointTable(calls)
      .split('\n')
      .map((line) => line.split(/ {2,}/));
    expect(lines).toContainEqual(['listProducts', '✓', '✓', '✓', '–', '–']);
    expect(lines).toContainEqual(['GET /readyz (only the server)', '·', '·', '·', '✓', '·']);
  });
});

describe('findCoverageErrors', () => {
  test('has no error when the conformance suite has called every endpoint on every database', () => {
    expect(findCoverageErrors(new Map(complete))).toEqual([]);
  });

  test('names an endpoint that the suite has not called on a database', () => {
    const some = new Set([...all].filter((name) => name !== 'signIn'));
    const calls = new Map([...complete, ['PostgreSQL', some] as const]);
    expect(findCoverageErrors(calls)).toEqual([
      'No conformance test has called on PostgreSQL: signIn',
    ]);
    expect(findCoverageErrors(calls, ['PostgreSQL'])).toEqual([]);
  });

  test('names a successful call that is not in the contract', () => {
    const calls = new Map([
      ...complete,
      ['browser: mocks', new Set(['GET /api/weather'])] as const,
    ]);
    expect(findCoverageErrors(calls)).toEqual([
      'GET /api/weather is not in the contract, but browser: mocks answered it.',
    ]);
  });
});
