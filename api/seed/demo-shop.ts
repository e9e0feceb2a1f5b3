import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoImages } from '#demo/photographs';
import { products } from '#demo/products';
import type { DemoData } from './seed';

/** Images are read from the source tree. */
export const createDemoData = (projectFolder: string): DemoData => ({
  products,
  images: demoImages,
  read: (file) => readFile(join(projectFolder, 'api/seed/photographs', file)),
});
