import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hashSources } from './hash-sources.mjs';
import { promoteStashedBuild, stashBuild } from './previous-build.mjs';
import { resolveProjectPath } from './project-root.mjs';
import { runNodeScript } from './run.mjs';

const dist = resolveProjectPath('dist');
const stampFile = resolveProjectPath('dist', '.built-from');

/**
 * Builds unless the last complete build is from the same sources.
 * @returns {Promise<boolean>} whether an up-to-date build exists now
 */
export async function ensureBuild() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashSources()) return true;
  return (await runNodeScript('scripts/build.mjs')) === 0;
}

/**
 * Runs a build and stamps its result, so that an incomplete build is never used. The files of the last complete build
 * become the previous build.
 * @param {() => Promise<void>} work
 */
export async function buildAndStamp(work) {
  const hash = hashSources();
  if (existsSync(stampFile)) stashBuild(dist);
  rmSync(stampFile, { force: true });
  await work();
  promoteStashedBuild(dist);
  writeFileSync(stampFile, hash);
}
