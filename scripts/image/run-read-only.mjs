import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { StringDecoder } from 'node:string_decoder';

/** Debian's user without any rights. */
const userId = '65534';

/**
 * As `docker run --read-only --tmpfs /tmp --volume …` does, in a mount namespace of its own: the whole file system is
 * read-only except for an empty `/tmp` and `$VOLUME`. The program runs as a user without rights. Needs root.
 */
const script = `
mount --make-rprivate / &&
mount -t tmpfs -o mode=1777 tmpfs "$VOLUME" &&
mount -t tmpfs -o mode=1777 tmpfs /tmp &&
mount -o remount,bind,ro / &&
exec setpriv --reuid=${userId} --regid=${userId} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all "$@"
`;

/**
 * @typedef {object} RunOptions
 * @property {string} folder of the program; outside of `/tmp`
 * @property {string} volume the only folder that can be written to; empty at the start
 * @property {Readonly<Record<string, string>>} env the complete environment
 */

/**
 * @param {readonly string[]} command
 * @param {RunOptions} options
 */
export function runReadOnly(command, { folder, volume, env }) {
  return spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', ...command], {
    cwd: folder,
    env: { ...env, VOLUME: volume },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/**
 * Resolves to the origin in the server's start message; rejects when the server ends before.
 * @param {ReturnType<typeof runReadOnly>} child
 * @returns {Promise<string>}
 */
export async function waitForOrigin(child) {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code}.`);
  });
  const decoder = new StringDecoder();
  let output = '';
  /** @type {Promise<string>} */
  const started = new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += decoder.write(chunk);
      const port = /http:\/\/[^\s/]+:(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
  });
  return Promise.race([started, ended]);
}
