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
 * Installs the locked dependencies where they are missing or other than the lockfile says.
 *
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

/** Changes with the lockfile, and with the system that compiled packages were installed for. */
function lockMark() {
  const content = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  return `${content} ${process.platform} ${process.arch}\n`;
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Runs npm: the one that started us, where one did.
 *
 * @param {...string} args
 */
export function npm(...args) {
  const ours = process.env.npm_execpath;
  if (ours !== undefined && basename(ours) === 'npm-cli.js') {
    return run(process.execPath, [ours, ...args]);
  }
  return run('npm', args, { shell: process.platform === 'win32' });
}
