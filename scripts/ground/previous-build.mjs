import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folders of the content-hashed assets: of the current build, the previous one, and the one being replaced.
 * @param {string} dist
 */
const getFolders = (dist) => ({
  present: join(dist, 'client', 'assets'),
  previous: join(dist, 'previous', 'assets'),
  replaced: join(dist, 'replaced', 'assets'),
});

/**
 * Moves the assets of a complete build out of the next build's way.
 * @param {string} dist the folder builds fill
 */
export function setAside(dist) {
  const { present, replaced } = getFolders(dist);
  if (existsSync(present)) move(present, replaced);
}

/**
 * Makes the stashed assets the previous build, which is served to pages opened before this one. A build without changes
 * replaces nothing.
 * @param {string} dist the folder builds fill
 */
export function promoteStashedBuild(dist) {
  const { present, previous, replaced } = getFolders(dist);
  if (!existsSync(replaced)) return;
  if (listNames(replaced) !== listNames(present)) move(replaced, previous);
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
