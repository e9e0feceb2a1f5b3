import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const photographs = join(import.meta.dirname, '../../../../api/seed/photographs');

/** An image from the seed data under another name. */
export const photograph = (name: string): File =>
  new File([readFileSync(join(photographs, 'classic-board.jpg'))], name, { type: 'image/jpeg' });
