import type { HeaderImage } from '#contract/settings/schema';
import { useLanguage } from '../../i18n/use-language';
import { classes } from '../../ui/classes';
import { useDominantColor } from '../../ui/image/dominant-color';
import { ExternalImage } from '../../ui/image/ExternalImage';
import * as styles from './HeaderMediaTab.css';

export function HeaderPreviewImage({
  header: { imageUrl, image },
}: {
  readonly header: HeaderImage;
}) {
  const language = useLanguage();
  const tone = useDominantColor(image.color);
  return (
    <ExternalImage
      // Resets the loading state when the image changes.
      key={imageUrl}
      url={imageUrl}
      alt={image.alt[language]}
      className={classes(styles.frame, tone)}
    />
  );
}
