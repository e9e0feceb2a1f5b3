import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where the files whose names change with their content lie: of the build, of the one before it, and of the
 * one that is being replaced.
 *
 * @param {string} dist
 */
const foldersIn = (dist) => ({
  present: join(dist, 'client', 'assets'),
  previous: join(dist, 'previous', 'assets'),
  replaced: join(dist, 'replaced', 'assets'),
});

/**
 * Puts the files of a whole build where the next one does not sweep them away.
 *
 * @param {string} dist the folder builds fill
 */
export function setAside(dist) {
  const { present, replaced } = foldersIn(dist);
  if (existsSync(present)) move(present, replaced);
}

/**
 * Makes what was set aside the previous build, which is served to pages that were opened before this one. A
 * build that changed nothing replaces none.
 *
 * @param {string} dist the folder builds fill
 */
export function keepPrevious(dist) {
  const { present, previous, replaced } = foldersIn(dist);
  if (!existsSync(replaced)) return;
  if (namesIn(replaced) !== namesIn(present)) move(replaced, previous);
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
const namesIn = (folder) => readdirSync(folder).sort().join('\n');
