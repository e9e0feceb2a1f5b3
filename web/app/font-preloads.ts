import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import { preload } from 'react-dom';

/** Has the fonts fetched after what is more urgent: their stand-ins have the same measures. */
export function preloadFonts(): void {
  for (const font of [fraunces, figtree]) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: '', fetchPriority: 'low' });
  }
}
