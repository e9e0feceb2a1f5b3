import { shop } from './0001-shop';
import type { Migration } from './migration';

/** Every step, in order. */
export const migrations: readonly Migration[] = [shop];
