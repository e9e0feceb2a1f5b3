import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoImages } from '#demo/images';
import { products } from '#demo/products';
import type { DemoData } from './seed-database';

/** Images are read from the source tree. */
export const createDemoData = (projectFolder: string): DemoData => ({
  products,
  images: demoImages,
  readImage: (file) => readFile(join(projectFolder, 'api/seed/images', file)),
});
