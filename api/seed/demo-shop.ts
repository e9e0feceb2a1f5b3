import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photographs } from '#demo/photographs';
import { products } from '#demo/products';
import type { DemoShop } from './seed';

/** Images are read from the source tree. */
export const demoShop = (projectFolder: string): DemoShop => ({
  products,
  photographs,
  read: (file) => readFile(join(projectFolder, 'api/seed/photographs', file)),
});
