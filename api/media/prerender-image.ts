import { getQualityForWidth, getSrcsetWidths } from '#contract/media/image-options';
import type { StoredOriginal } from './media-store';
import type { ProviderRegistry } from './providers/provider-registry';
import { createRendition } from './rendition';
import type { RenditionService } from './rendition-service';
import { resolveVisitorImage } from './requested-image';

interface PrerenderDependencies {
  readonly renditions: Pick<RenditionService, 'prerender'>;
  readonly providers: ProviderRegistry;
}

/** Prerenders a new image as AVIF in every width that pages offer, while the server is idle. */
export function prerenderImage(
  { renditions, providers }: PrerenderDependencies,
  original: StoredOriginal,
): void {
  if (original.privacy !== 'public') return;
  for (const width of getSrcsetWidths(original)) {
    const { options } = resolveVisitorImage(original, {
      width,
      quality: getQualityForWidth(width),
    });
    renditions.prerender(createRendition(original, { ...options, format: 'avif' }, providers));
  }
}
