import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { sourcesMark } from './build-inputs.mjs';
import { promoteStashedBuild, setAside } from './previous-build.mjs';
import { inProject } from './root.mjs';
import { runScript } from './run.mjs';

const dist = inProject('dist');
const stamp = inProject('dist', '.built-from');

/**
 * Builds unless the last complete build is from the same sources.
 * @returns {Promise<boolean>} whether there is a build of the present sources now
 */
export async function ensureBuild() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesMark()) return true;
  return (await runScript('scripts/build.mjs')) === 0;
}

/**
 * Runs a build and stamps its result, so that an incomplete build is never used. The files of the last complete build
 * are kept as the previous build.
 * @param {() => Promise<void>} work
 */
export async function markedBuild(work) {
  const mark = sourcesMark();
  if (existsSync(stamp)) setAside(dist);
  rmSync(stamp, { force: true });
  await work();
  promoteStashedBuild(dist);
  writeFileSync(stamp, mark);
}
