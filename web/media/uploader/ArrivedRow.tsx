import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { MediaFile } from '#contract/media';
import { FullSizeLink } from './FullSizeLink';
import { RowPicture } from './RowPicture';
import * as styles from './UploadRow.css';

interface ArrivedRowProps {
  readonly source: File | string;
  readonly file: MediaFile | undefined;
}

/** One of several pictures that is in the library now. */
export function ArrivedRow({ source, file }: ArrivedRowProps) {
  const { t } = useLingui();
  const name = typeof source === 'string' ? source : source.name;
  return (
    <li className={styles.row}>
      <RowPicture source={source} />
      <div className={styles.title}>
        <p className={styles.arrived}>
          <CircleCheck size={20} role="img" aria-label={t`Uploaded`} className={styles.mark} />
          {file?.title ?? name}
        </p>
        {file ? (
          <FullSizeLink file={file} />
        ) : (
          <p className={styles.name}>
            <Trans>There is no preview of it.</Trans>
          </p>
        )}
      </div>
    </li>
  );
}
