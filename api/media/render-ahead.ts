import { offeredWidths, qualityForWidth } from '#contract/media/image-options';
import type { Providers } from './providers/providers';
import { createRendition } from './rendition';
import type { Renditions } from './renditions';
import type { StoredOriginal } from './store';
import { visitorsImage } from './wanted-image';

interface AheadParts {
  readonly renditions: Pick<Renditions, 'makeAhead'>;
  readonly providers: Providers;
}

/** Prerenders a new image as AVIF in every width that pages offer, while the server is idle. */
export function renderAhead({ renditions, providers }: AheadParts, original: StoredOriginal): void {
  if (original.privacy !== 'public') return;
  for (const width of offeredWidths(original)) {
    const { options } = visitorsImage(original, { width, quality: qualityForWidth(width) });
    renditions.makeAhead(createRendition(original, { ...options, format: 'avif' }, providers));
  }
}
