import { useLingui } from '@lingui/react/macro';
import { presetAddress } from '#contract/media/image-options';
import { PlainPhoto } from '../../ui/photo/PlainPhoto';
import * as styles from './RequestPhotos.css';

interface RequestPhotosProps {
  readonly urls: readonly string[];
}

/** The photographs that came with a request, small; each leads to itself, in a tab of its own. */
export function RequestPhotos({ urls }: RequestPhotosProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.photos}>
      {urls.map((url, at) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener" className={styles.link}>
            <PlainPhoto
              url={presetAddress(url, 'thumbnail')}
              alt={t`Photo ${at + 1}, opens in a new tab`}
              className={styles.thumbnail}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
