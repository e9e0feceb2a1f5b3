import { expect, test } from 'vitest';
import {
  countPlaywrightTests,
  countVitestTests,
  formatSummary,
  sumCounts,
  toStepCounts,
} from './counts.mjs';

const passed = { status: 'passed' };
const failed = { status: 'failed' };

test('countVitestTests counts passed and failed tests', () => {
  const testResults = [
    { status: 'failed', assertionResults: [passed, failed, failed] },
    { status: 'passed', assertionResults: [passed] },
  ];
  expect(countVitestTests({ numPassedTests: 2, testResults })).toEqual({ passed: 2, failed: 2 });
});

test('countVitestTests counts a file that fails to load as a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(countVitestTests({ numPassedTests: 0, testResults })).toEqual({ passed: 0, failed: 1 });
});

test('countPlaywrightTests counts flaky tests as passed and unexpected results as failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2 };
  expect(countPlaywrightTests({ stats, errors: [] })).toEqual({ passed: 9, failed: 1 });
});

test('countPlaywrightTests counts an error outside of any test as a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0 };
  expect(countPlaywrightTests({ stats, errors: [{}] })).toEqual({ passed: 0, failed: 1 });
});

test('toStepCounts counts a failed step without failed tests as one failure', () => {
  expect(toStepCounts(false)).toEqual({ passed: 0, failed: 1 });
  expect(toStepCounts(false, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 });
  expect(toStepCounts(true, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 });
});

test('formatSummary prints the sum of all steps', () => {
  const counts = [
    { passed: 310, failed: 1 },
    { passed: 24, failed: 0 },
  ];
  expect(formatSummary(sumCounts(counts))).toBe('334 passed, 1 failed');
});
