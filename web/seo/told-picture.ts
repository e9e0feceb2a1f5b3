import { useLingui } from '@lingui/react/macro';
import { imageAddress } from '#contract/image-options';
import type { Picture } from '#contract/picture';
import { usePageStart } from '../app/page-start';
import { useLanguage } from '../i18n/use-language';

/** Width in pixels of the picture that search engines and shared links show. */
const toldWidth = 1280;

/** What stands for a page without a picture of its own; a file of its own, because the library may change. */
const shopPicture = { path: '/la-higuera.jpg', width: 1200, height: 630 };

interface ToldPicture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A picture as search engines and shared links are told of it; the shop's own in place of none. */
export function useToldPicture(picture: Picture | undefined): ToldPicture {
  const { t } = useLingui();
  const { origin } = usePageStart();
  const language = useLanguage();
  if (!picture) {
    const { path, width, height } = shopPicture;
    const alt = t`Paddle board with brie, salami, grapes and figs on a pale plaster table`;
    return { address: origin + path, width, height, alt };
  }
  const width = Math.min(toldWidth, picture.width);
  return {
    address: origin + imageAddress(picture.url, toldWidth),
    width,
    height: Math.round((picture.height * width) / picture.width),
    alt: picture.alt[language],
  };
}
