import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Independent of the working directory. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** @param {...string} parts */
export const resolveProjectPath = (...parts) => join(projectRoot, ...parts);
