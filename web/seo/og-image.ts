import { useLingui } from '@lingui/react/macro';
import { croppedImageUrl, ogImageSize } from '#contract/media/image-options';
import type { Picture } from '#contract/media/schema';
import { useLanguage } from '../i18n/use-language';
import { useInitialData } from '../routing/initial-data';

/** A file of its own, because the images of the library change. */
export const businessImagePath = '/la-higuera.jpg';

interface OgImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The image that shared links show, cropped around its focal point; the shop's own in place of none. */
export function useOgImage(image: Picture | undefined): OgImage {
  const { t } = useLingui();
  const { origin } = useInitialData();
  const language = useLanguage();
  if (!image) {
    const alt = t`Paddle board with brie, salami, grapes and figs on a pale plaster table`;
    return { url: origin + businessImagePath, ...ogImageSize, alt };
  }
  const { width, height } = ogImageSize;
  // The server crops a smaller image to the same shape and enlarges none.
  const scale = Math.min(1, image.width / width, image.height / height);
  return {
    url: origin + croppedImageUrl(image.url, ogImageSize),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    alt: image.alt[language],
  };
}
