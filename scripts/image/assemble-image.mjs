import { cpSync, mkdirSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { projectRoot } from '../lib/project-root.mjs';
import { run } from '../lib/run.mjs';
import { listCopies, parseCopy, readEnvironment } from './parse-dockerfile.mjs';

/** @typedef {import('./parse-dockerfile.mjs').Stage} Stage */

/** WORKDIR of all stages. */
const workFolder = '/app';

/**
 * Installs the packages as the stage `packages` does, and copies what the last stage copies.
 * @param {readonly Stage[]} stages
 * @param {string} folder
 * @returns {Promise<string>} the folder that takes the place of /app
 */
export async function assembleImage(stages, folder) {
  const packages = stages.find(({ name }) => name === 'packages');
  const last = stages.at(-1);
  if (!packages || !last) throw new Error('The Dockerfile has no stage named packages.');
  const packagesFolder = join(folder, 'packages');
  await runStage(packages, packagesFolder);
  /** @type {Readonly<Record<string, string>>} */
  const sourceFolders = { packages: packagesFolder, build: projectRoot };
  const app = join(folder, 'app');
  for (const { stage, sources, target } of listCopies(last)) {
    const from = stage === undefined ? projectRoot : sourceFolders[stage];
    if (from === undefined) throw new Error(`The Dockerfile has no stage named ${stage}.`);
    for (const source of sources) {
      const path = posix.relative(workFolder, posix.resolve(workFolder, source));
      copy(join(from, path), { target: join(app, target) });
    }
  }
  return app;
}

/**
 * @param {Stage} stage
 * @param {string} folder
 */
async function runStage(stage, folder) {
  mkdirSync(folder);
  const env = {
    ...readEnvironment(stage),
    // The base image has its headers in /usr/local.
    npm_config_nodedir: join(dirname(process.execPath), '..'),
  };
  for (const { keyword, value } of stage.instructions) {
    if (keyword === 'COPY') {
      for (const source of parseCopy(value).sources) {
        copy(join(projectRoot, source), { target: `${folder}/` });
      }
    }
    if (keyword === 'RUN') {
      console.log(`> ${value}`);
      const code = await run('sh', ['-c', `cd "$0" && ${value}`, folder], { env });
      if (code !== 0) throw new Error(`The command ended with ${code}.`);
    }
  }
}

/**
 * A file goes into a target that ends with a slash, a folder's content into the target, as in a Dockerfile.
 * @param {string} source
 * @param {{ target: string }} options
 */
function copy(source, { target }) {
  const path = target.endsWith('/') ? join(target, basename(source)) : target;
  cpSync(source, path, { recursive: true, verbatimSymlinks: true });
}
