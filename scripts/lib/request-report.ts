import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { resolveProjectPath } from './project-root.mjs';

/** Of a server started with `reportingArguments`. */
interface ServerReport {
  /** In bytes. */
  readonly rss: number;
  /** In bytes. */
  readonly heapUsed: number;
  /** Of the event loop, since the last report. */
  readonly maxStallMs: number;
}

/** Arguments of Node. The file passed to `requestReport` has to be set as REPORT_FILE. */
export const reportingArguments = [
  '--expose-gc',
  '--import',
  resolveProjectPath('scripts', 'lib', 'report-on-signal.mjs'),
];

const maxReportMs = 10_000;

/** Collects garbage first. */
export async function requestReport(pid: number, file: string): Promise<ServerReport> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  const deadline = performance.now() + maxReportMs;
  while (!existsSync(file)) {
    if (performance.now() > deadline) throw new Error('The server did not report its memory.');
    await wait(20);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
