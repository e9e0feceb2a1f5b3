import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { installedAsLocked } from './locked-packages.mjs';
import { inProject } from './root.mjs';
import { run } from './run.mjs';

const lockfile = inProject('package-lock.json');
const installedLockfile = inProject('node_modules', '.package-lock.json');
const stamp = inProject('node_modules', '.installed-from');

/**
 * Installs the locked dependencies unless they match the lockfile already.
 * @returns {Promise<boolean>} whether they are there now
 */
export async function ensureDependencies() {
  if (dependenciesAreFresh()) return true;
  console.log('Installing the locked dependencies. The first time takes a minute or two.');
  if ((await npm('ci', '--include=dev', '--no-audit', '--no-fund')) !== 0) return false;
  writeFileSync(stamp, lockMark());
  return true;
}

function dependenciesAreFresh() {
  if (!existsSync(installedLockfile)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockMark()) return true;
  if (!installedAsLocked(readJson(lockfile), readJson(installedLockfile))) return false;
  writeFileSync(stamp, lockMark());
  return true;
}

/** The platform is part of it, since compiled packages depend on it. */
function lockMark() {
  const content = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  return `${content} ${process.platform} ${process.arch}\n`;
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Runs the npm that started this process, if any.
 * @param {...string} args
 */
export function npm(...args) {
  const ours = process.env.npm_execpath;
  if (ours !== undefined && basename(ours) === 'npm-cli.js') {
    return run(process.execPath, [ours, ...args]);
  }
  return run('npm', args, { shell: process.platform === 'win32' });
}
