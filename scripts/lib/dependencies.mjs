import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { hasInstalledFiles, isInstalledAsLocked } from './locked-packages.mjs';
import { resolveProjectPath } from './project-root.mjs';
import { run } from './run.mjs';

const lockfile = resolveProjectPath('package-lock.json');
const installedLockfile = resolveProjectPath('node_modules', '.package-lock.json');
const stampFile = resolveProjectPath('node_modules', '.installed-from');

/**
 * Installs the locked dependencies unless they match the lockfile already.
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function ensureDependencies() {
  if (areDependenciesFresh()) return true;
  console.log('Installing the locked dependencies. The first time takes a minute or two.');
  // Neither tests nor a started shop need the caches of the development server.
  process.env.PREPARE_DEVELOPMENT = 'off';
  if ((await runNpm('ci', '--include=dev', '--no-audit', '--no-fund')) !== 0) return false;
  writeFileSync(stampFile, computeStamp());
  return true;
}

function areDependenciesFresh() {
  if (!existsSync(installedLockfile)) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === computeStamp()) return true;
  const installed = readJson(installedLockfile);
  if (!isInstalledAsLocked(readJson(lockfile), installed)) return false;
  if (!hasInstalledFiles(installed, resolveProjectPath())) return false;
  writeFileSync(stampFile, computeStamp());
  return true;
}

/** The platform is part of it, since compiled packages depend on it. */
function computeStamp() {
  const content = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  return `${content} ${process.platform} ${process.arch}\n`;
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Runs the npm that started this process, if any.
 * @param {...string} args
 */
export function runNpm(...args) {
  const parentNpm = process.env.npm_execpath;
  if (parentNpm !== undefined && basename(parentNpm) === 'npm-cli.js') {
    return run(process.execPath, [parentNpm, ...args]);
  }
  return run('npm', args, { shell: process.platform === 'win32' });
}
