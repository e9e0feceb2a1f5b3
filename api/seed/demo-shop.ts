import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoImages } from '#demo/photographs';
import { products } from '#demo/products';
import type { DemoShop } from './seed';

/** Images are read from the source tree. */
export const demoShop = (projectFolder: string): DemoShop => ({
  products,
  images: demoImages,
  read: (file) => readFile(join(projectFolder, 'api/seed/photographs', file)),
});
