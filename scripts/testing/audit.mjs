import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { projectRoot } from '../lib/project-root.mjs';
import { findShippedPackages } from './shipped-packages.mjs';

/**
 * What `npm audit` found out. `vulnerable`: a line for each package with a known high or critical vulnerability;
 * undefined if the registry has not answered.
 * @typedef {{ vulnerable: readonly string[] | undefined, reason: string }} AuditResult
 *
 * The fields that we read of its JSON report.
 * @typedef {{
 *   vulnerabilities?: Readonly<Record<string, { name: string, severity: string, range: string }>>,
 *   message?: string,
 * }} AuditReport
 */

const severe = new Set(['high', 'critical']);

/** Milliseconds; a registry that takes longer counts as one that doesn't answer. */
const timeLimit = 60_000;

/**
 * @param {string} output what `npm audit --json` printed
 * @param {ReadonlySet<string>} shipped names of the packages that count
 * @returns {AuditResult}
 */
export function parseAudit(output, shipped) {
  const report = parseReport(output);
  if (!report?.vulnerabilities)
    return { vulnerable: undefined, reason: report?.message ?? 'npm audit printed no report.' };
  const vulnerable = Object.values(report.vulnerabilities)
    .filter(({ name, severity }) => severe.has(severity) && shipped.has(name))
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  return { vulnerable, reason: '' };
}

/**
 * Fails only for known vulnerabilities: a run without a network must not.
 * @returns {Promise<import('./steps.mjs').StepResult | boolean>}
 */
export async function auditProductionPackages() {
  const { vulnerable, reason } = parseAudit(await runAudit(), findShippedPackages());
  if (!vulnerable) {
    console.log(`No answer from the registry, so nothing was checked: ${reason}`);
    return true;
  }
  if (vulnerable.length === 0) return true;
  console.error(vulnerable.join('\n'));
  return { counts: { passed: 0, failed: 1 }, failures: vulnerable };
}

/**
 * @param {string} output
 * @returns {AuditReport | undefined}
 */
function parseReport(output) {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/** @returns {Promise<string>} */
function runAudit() {
  // With devDependencies: most packages that run in production are bundled.
  const args = ['audit', '--include=dev', '--json', '--fetch-retries=0'];
  const parentNpm = process.env.npm_execpath;
  const isNpm = parentNpm !== undefined && basename(parentNpm) === 'npm-cli.js';
  const [file, fileArgs] = isNpm ? [process.execPath, [parentNpm, ...args]] : ['npm', args];
  const options = {
    cwd: projectRoot,
    timeout: timeLimit,
    maxBuffer: 100e6,
    shell: !isNpm && process.platform === 'win32',
  };
  // Its exit code says no more than its report.
  return new Promise((resolve) => {
    execFile(file, fileArgs, options, (_error, stdout) => resolve(stdout));
  });
}
