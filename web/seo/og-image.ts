import { useLingui } from '@lingui/react/macro';
import { buildCroppedImageUrl, ogImageSize } from '#contract/media/image-options';
import type { ImageAsset } from '#contract/media/schema';
import { useLanguage } from '../i18n/use-language';
import { useInitialData } from '../routing/initial-data';

/** A static file, because library images change. */
export const businessImagePath = '/la-higuera.jpg';

interface OgImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Cropped around the focal point. */
export function useOgImage(image: ImageAsset | undefined): OgImage {
  const { t } = useLingui();
  const { origin } = useInitialData();
  const language = useLanguage();
  if (!image) {
    const alt = t`Paddle board with brie, salami, grapes and figs on a pale plaster table`;
    return { url: origin + businessImagePath, ...ogImageSize, alt };
  }
  const { width, height } = ogImageSize;
  // The server never enlarges an image: a smaller one keeps the aspect ratio.
  const scale = Math.min(1, image.width / width, image.height / height);
  return {
    url: origin + buildCroppedImageUrl(image.url, ogImageSize),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    alt: image.alt[language],
  };
}
