import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, whatever folder a command was started in. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The path of a file or folder of the project.
 *
 * @param {...string} parts
 */
export const inProject = (...parts) => join(root, ...parts);
