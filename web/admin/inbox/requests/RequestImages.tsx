import { useLingui } from '@lingui/react/macro';
import { buildPresetUrl } from '#contract/media/image-options';
import { addBasePath } from '../../../routing/base-path';
import { ExternalImage } from '../../../ui/image/ExternalImage';
import * as styles from './RequestImages.css';

interface RequestImagesProps {
  readonly urls: readonly string[];
}

export function RequestImages({ urls }: RequestImagesProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.images}>
      {urls.map((url, index) => (
        <li key={url}>
          <a href={addBasePath(url)} target="_blank" rel="noopener" className={styles.link}>
            <ExternalImage
              url={buildPresetUrl(url, 'thumbnail')}
              alt={t`Photo ${index + 1}, opens in a new tab`}
              className={styles.thumbnail}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
