import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Independent of the working directory. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {...string} parts */
export const inProject = (...parts) => join(root, ...parts);
