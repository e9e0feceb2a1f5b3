import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MediaFile } from '#contract/media/schema';
import { formatDateTime } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/use-language';
import { getRawAlt } from '../library/raw-alt';
import { useFileTitle } from '../library/use-file-title';
import * as styles from './FileDetailList.css';
import { formatKilobytes } from './format-kilobytes';

export function FileDetailList({ file }: { readonly file: MediaFile }) {
  const language = useLanguage();
  const alt = getRawAlt(file);
  return (
    <dl className={styles.details}>
      <DetailItem name={<Trans>Title</Trans>}>
        <span className={styles.title}>{useFileTitle(file)}</span>
      </DetailItem>
      <DetailItem name={<Trans>Description</Trans>}>
        {file.description || (
          <Missing>
            <Trans>No description</Trans>
          </Missing>
        )}
      </DetailItem>
      <DetailItem name={<Trans>Created</Trans>}>
        {formatDateTime(file.created_at, language)}
      </DetailItem>
      <DetailItem name={<Trans>Size</Trans>}>{formatKilobytes(file.size, language)}</DetailItem>
      <DetailItem name={<Trans>Dimensions</Trans>}>
        {file.width && file.height ? `${file.width} × ${file.height}` : <Trans>Unknown</Trans>}
      </DetailItem>
      <DetailItem name={<Trans>Tags</Trans>}>
        {file.tags.join(', ') || (
          <Missing>
            <Trans>No tags</Trans>
          </Missing>
        )}
      </DetailItem>
      <DetailItem name={<Trans>Alt text in English</Trans>}>
        {alt.en || (
          <Missing>
            <Trans>Not written yet</Trans>
          </Missing>
        )}
      </DetailItem>
      <DetailItem name={<Trans>Alt text in Spanish</Trans>}>
        {alt.es || (
          <Missing>
            <Trans>Not written yet</Trans>
          </Missing>
        )}
      </DetailItem>
    </dl>
  );
}

interface DetailItemProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
}

const DetailItem = ({ name, children }: DetailItemProps) => (
  <div className={styles.item}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

const Missing = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.missing}>{children}</span>
);
