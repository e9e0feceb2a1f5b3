import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDemo } from './build-demo.mjs';
import { hashSources } from './hash-sources.mjs';
import { promoteStashedBuild, stashBuild } from './previous-build.mjs';
import { projectRoot, resolveProjectPath } from './project-root.mjs';
import { runNodeScript, runTool } from './run.mjs';

const dist = resolveProjectPath('dist');
const stampFile = resolveProjectPath('dist', '.built-from');
const mocksStampFile = resolveProjectPath('node_modules', '.cache', 'shop-on-mocks', '.built-from');

const demoFolder = resolveProjectPath('node_modules', '.cache', 'demo');

const isBuiltFrom = (/** @type {string} */ stamp, /** @type {string} */ hash) =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

/**
 * Builds unless the last complete build is from the same sources.
 * @returns {Promise<boolean>} whether an up-to-date build exists now
 */
export async function ensureBuild() {
  if (isBuiltFrom(stampFile, hashSources())) return true;
  return (await runNodeScript('scripts/build.mjs')) === 0;
}

/**
 * Builds the site on mocks, for browser tests, unless the last build is from the same sources. A build deletes the
 * stamp of the last one.
 * @returns {Promise<boolean>} whether an up-to-date build exists now
 */
export async function ensureMocksBuild() {
  const hash = hashSources(projectRoot, ['mocks']);
  if (isBuiltFrom(mocksStampFile, hash)) return true;
  const args = ['-c', 'web/vite.config.ts', '--mode', 'mock', '--minify', 'false'];
  const code = await runTool('vite', ['build', ...args, '--logLevel', 'error'], {
    // Development build of React, so that its warnings fail the tests.
    env: { NODE_ENV: 'development' },
  });
  if (code === 0) writeFileSync(mocksStampFile, hash);
  return code === 0;
}

/** Path of the demo that browser tests open. */
export const testedDemoBase = '/demos/la-higuera/';

export const testedDemoFolder = join(demoFolder, 'files');

/**
 * Builds the demo for browser tests unless the last build is from the same sources.
 * @returns {Promise<boolean>} whether an up-to-date build exists now
 */
export async function ensureDemoBuild() {
  // Outside of the files, which the static host serves.
  const stamp = join(demoFolder, '.built-from');
  const hash = hashSources(projectRoot, ['mocks']);
  if (isBuiltFrom(stamp, hash)) return true;
  rmSync(stamp, { force: true });
  const isBuilt = await buildDemo({ base: testedDemoBase, outDir: testedDemoFolder });
  if (isBuilt) writeFileSync(stamp, hash);
  return isBuilt;
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
