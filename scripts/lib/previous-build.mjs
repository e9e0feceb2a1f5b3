import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folders of the content-hashed assets: of the current build, the previous one, and the one being replaced.
 * @param {string} dist
 */
const getFolders = (dist) => ({
  current: join(dist, 'client', 'assets'),
  previous: join(dist, 'previous', 'assets'),
  replaced: join(dist, 'replaced', 'assets'),
});

/**
 * Moves the assets of a complete build out of the next build's way.
 * @param {string} dist the folder builds fill
 */
export function stashBuild(dist) {
  const { current, replaced } = getFolders(dist);
  if (existsSync(current)) move(current, replaced);
}

/**
 * Makes the stashed assets the previous build, which is served to pages opened before this one. A build without changes
 * replaces nothing.
 * @param {string} dist the folder builds fill
 */
export function promoteStashedBuild(dist) {
  const { current, previous, replaced } = getFolders(dist);
  if (!existsSync(replaced)) return;
  if (listNames(replaced) !== listNames(current)) move(replaced, previous);
  rmSync(join(replaced, '..'), { recursive: true });
}

/**
 * @param {string} from
 * @param {string} to
 */
function move(from, to) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(join(to, '..'), { recursive: true });
  renameSync(from, to);
}

/** @param {string} folder */
const listNames = (folder) => readdirSync(folder).sort().join('\n');
