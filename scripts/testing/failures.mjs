import { relative } from 'node:path';

/**
 * The parts of vitest's JSON report that name failures.
 * @typedef {{
 *   testResults: readonly {
 *     name: string,
 *     status: string,
 *     message?: string,
 *     assertionResults: readonly {
 *       status: string,
 *       fullName?: string,
 *       failureMessages?: readonly string[] | null,
 *     }[],
 *   }[],
 * }} VitestFailures
 *
 * The parts of Playwright's JSON report that name failures.
 * @typedef {{
 *   title: string,
 *   suites?: readonly Suite[],
 *   specs?: readonly {
 *     title: string,
 *     file: string,
 *     tests: readonly {
 *       status: string,
 *       results: readonly { error?: { message?: string } }[],
 *     }[],
 *   }[],
 * }} Suite
 * @typedef {{ suites: readonly Suite[], errors: readonly { message?: string }[] }} PlaywrightFailures
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colors begin with an escape character
const ansiColors = /\x1b\[[0-9;]*m/g;

/** @param {string | undefined} message */
const getFirstLine = (message = '') => message.replaceAll(ansiColors, '').trim().split('\n')[0];

/**
 * @param {string} file
 * @param {string | undefined} title
 * @param {string | undefined} message
 */
const formatFailure = (file, title, message) =>
  [file, title, getFirstLine(message)].filter(Boolean).join(' › ');

/**
 * One line per failed test or file: path, title, first line of the error.
 * @param {VitestFailures} report
 * @returns {string[]}
 */
export const listVitestFailures = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(process.cwd(), name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return [formatFailure(file, undefined, message)];
      return failed.map(({ fullName, failureMessages }) =>
        formatFailure(file, fullName, failureMessages?.[0]),
      );
    });

/**
 * One line per failed browser test and per error outside of the tests.
 * @param {PlaywrightFailures} report
 * @returns {string[]}
 */
export const listPlaywrightFailures = ({ suites, errors }) => [
  ...suites.flatMap(listSuiteFailures),
  ...errors.map(({ message }) => getFirstLine(message) ?? ''),
];

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
const listSuiteFailures = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) =>
        formatFailure(file, title, results.find(({ error }) => error)?.error?.message),
      ),
  ),
  ...suites.flatMap(listSuiteFailures),
];
