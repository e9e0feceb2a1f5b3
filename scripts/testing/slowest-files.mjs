import { relative } from 'node:path';

/**
 * The fields that we read of vitest’s JSON report: durations in milliseconds; skipped tests have none.
 * @typedef {{
 *   testResults: readonly {
 *     name: string,
 *     assertionResults: readonly { duration?: number | null }[],
 *   }[],
 * }} VitestDurations
 *
 * The fields that we read of Playwright’s JSON report.
 * @typedef {{
 *   file: string,
 *   suites?: readonly Suite[],
 *   specs?: readonly { tests: readonly { results: readonly { duration: number }[] }[] }[],
 * }} Suite
 * @typedef {{ suites: readonly Suite[] }} PlaywrightDurations
 * @typedef {{ file: string, milliseconds: number }} FileDuration
 */

const maxListedFiles = 10;

/**
 * Durations of each file's tests, without its imports.
 * @param {VitestDurations} report
 * @returns {FileDuration[]}
 */
export const listVitestFiles = ({ testResults }) =>
  testResults.map(({ name, assertionResults }) => ({
    file: relative(process.cwd(), name),
    milliseconds: sum(assertionResults.map(({ duration }) => duration ?? 0)),
  }));

/**
 * @param {PlaywrightDurations} report
 * @returns {FileDuration[]}
 */
export const listPlaywrightFiles = ({ suites }) =>
  suites.map((suite) => ({ file: suite.file, milliseconds: sumDurations(suite) }));

/**
 * @param {Suite} suite
 * @returns {number}
 */
const sumDurations = ({ suites = [], specs = [] }) =>
  sum(suites.map(sumDurations)) +
  sum(
    specs.flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
    ),
  );

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** @param {readonly FileDuration[]} files */
export const formatSlowestFiles = (files) =>
  files
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, maxListedFiles)
    .map(({ file, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`);
