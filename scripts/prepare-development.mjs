import { existsSync } from 'node:fs';

// npm runs this after an installation. The image of the shop copies this file alone, so it imports others only when
// they are needed: not in production, and not where tests run or the shop is only started.
const { CI, NODE_ENV, PREPARE_DEVELOPMENT } = process.env;
const hasVite = existsSync(new URL('../node_modules/vite', import.meta.url));

if (hasVite && !CI && NODE_ENV !== 'production' && PREPARE_DEVELOPMENT !== 'off') {
  try {
    const { prepareDevelopment } = await import('./development/prepare.mjs');
    await prepareDevelopment();
  } catch (error) {
    // The packages are installed all the same; the first start takes longer, and reports what's wrong.
    console.error('npm run dev could not be prepared.', error);
  }
}
