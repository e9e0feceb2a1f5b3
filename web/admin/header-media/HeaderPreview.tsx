import { Trans } from '@lingui/react/macro';
import type { MediaFile } from '#contract/media/schema';
import { toHeaderImage } from '#contract/settings/rules';
import * as styles from './HeaderMediaTab.css';
import { HeaderPreviewImage } from './HeaderPreviewImage';

export const HeaderPreview = ({ file }: { readonly file: MediaFile | undefined }) => (
  <figure className={styles.figure}>
    {file ? (
      <HeaderPreviewImage header={toHeaderImage(file)} />
    ) : (
      <p className={styles.emptyFrame}>
        <Trans>Select an image to see how it would look at the top of the home page.</Trans>
      </p>
    )}
    <figcaption className={styles.muted}>
      <Trans>Preview: 1200 × 600 pixels</Trans>
    </figcaption>
  </figure>
);
