import { getQualityForWidth, getSrcsetWidths } from '#contract/media/image-options';
import type { StoredOriginal } from './media-store';
import type { ProviderRegistry } from './providers/provider-registry';
import { createRendition, type Rendition } from './rendition';
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
  for (const rendition of listRenditions(original, providers)) renditions.prerender(rendition);
}

/**
 * Prerenders several images as AVIF, while the server is idle: first those that phones request, in the order of the
 * images.
 */
export function prerenderFirstScreens(
  { renditions, providers }: PrerenderDependencies,
  originals: readonly StoredOriginal[],
): void {
  const all = originals.flatMap((original) => listRenditions(original, providers));
  const isForPhone = ({ options: { width } }: Rendition) => phoneWidths.includes(width);
  for (const rendition of all.filter(isForPhone)) renditions.prerender(rendition);
  for (const rendition of all) renditions.prerender(rendition);
}

/** Pixels: a full-width image and a card on phones of 1.75 to 2 pixels per CSS pixel. */
const phoneWidths: readonly number[] = [640, 768];

function listRenditions(original: StoredOriginal, providers: ProviderRegistry): Rendition[] {
  if (original.privacy !== 'public') return [];
  return getSrcsetWidths(original).map((width) => {
    const { options } = resolveVisitorImage(original, {
      width,
      quality: getQualityForWidth(width),
    });
    return createRendition(original, { ...options, format: 'avif' }, providers);
  });
}
