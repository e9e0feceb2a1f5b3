import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const imageFolder = join(import.meta.dirname, '../../../../api/seed/images');

/** An image from the seed data under another name. */
export const readImage = (name: string): File =>
  new File([readFileSync(join(imageFolder, 'classic-board.jpg'))], name, { type: 'image/jpeg' });
