import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Installs a package on Debian, as root; elsewhere it does nothing. Excludes Ubuntu, where the package `chromium`
 * contains no browser.
 * @param {string} name
 * @returns {Promise<boolean>} whether it tried
 */
export async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !isDebian()) return false;
  console.log(`Installing Debian's ${name}.`);
  const aptFlags = ['-y', '-qq', '--no-install-recommends'];
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', ...aptFlags, name], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return true;
}

function isDebian() {
  const osReleaseFile = '/etc/os-release';
  return existsSync(osReleaseFile) && /^ID="?debian"?$/m.test(readFileSync(osReleaseFile, 'utf8'));
}
