import { rmSync } from 'node:fs';
import { resolveProjectPath } from '../lib/project-root.mjs';
import { runTool } from '../lib/run.mjs';

/** The table is about one run, without the records of earlier ones. */
export const removeEndpointRecords = () =>
  rmSync(resolveProjectPath('test-results', 'endpoints'), { recursive: true, force: true });

/** Prints which endpoint was called on which adapter, and fails where the conformance suite has left one out. */
export const checkEndpointCoverage = async () =>
  (await runTool('tsx', ['scripts/endpoint-coverage.ts'])) === 0;
