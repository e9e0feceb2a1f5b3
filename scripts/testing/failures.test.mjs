import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listPlaywrightFailures, listVitestFailures } from './failures.mjs';

describe('listVitestFailures', () => {
  const name = join(process.cwd(), 'web/cart.test.tsx');

  test('returns the file, title and first line of the error of each failed test', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'cart adds' },
      {
        status: 'failed',
        fullName: 'cart removes',
        failureMessages: ['\x1b[31mError: expected 1 to be 2\x1b[39m\n    at cart.test.tsx:3:1'],
      },
    ];
    expect(
      listVitestFailures({ testResults: [{ name, status: 'failed', assertionResults }] }),
    ).toEqual(['web/cart.test.tsx › cart removes › Error: expected 1 to be 2']);
  });

  test('returns a file that failed to load', () => {
    const report = {
      testResults: [
        { name, status: 'failed', message: 'SyntaxError: Unexpected token', assertionResults: [] },
      ],
    };
    expect(listVitestFailures(report)).toEqual([
      'web/cart.test.tsx › SyntaxError: Unexpected token',
    ]);
  });

  test('returns nothing for a run that passed', () => {
    const assertionResults = [{ status: 'passed' }];
    expect(
      listVitestFailures({ testResults: [{ name, status: 'passed', assertionResults }] }),
    ).toEqual([]);
  });
});

describe('listPlaywrightFailures', () => {
  test('returns failed tests of all groups, and errors outside of the tests', () => {
    const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
      title,
      file: 'cart.e2e.ts',
      tests: [{ status, results: [{}, { error: { message: 'Timeout\nmore' } }] }],
    });
    const report = {
      suites: [
        {
          title: 'cart.e2e.ts',
          specs: [spec('adds', 'expected'), spec('removes', 'unexpected')],
          suites: [{ title: 'on a phone', specs: [spec('undoes', 'unexpected')] }],
        },
      ],
      errors: [{ message: 'The web server ended early.' }],
    };
    expect(listPlaywrightFailures(report)).toEqual([
      'cart.e2e.ts › removes › Timeout',
      'cart.e2e.ts › undoes › Timeout',
      'The web server ended early.',
    ]);
  });
});
