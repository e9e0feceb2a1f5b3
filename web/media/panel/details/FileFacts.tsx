import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MediaFile } from '#contract/media/schema';
import { formatMoment } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/use-language';
import { useFileTitle } from '../library/file-title';
import { writtenAlt } from '../library/written-alt';
import * as styles from './FileFacts.css';
import { formatKilobytes } from './kilobytes';

export function FileFacts({ file }: { readonly file: MediaFile }) {
  const language = useLanguage();
  const alt = writtenAlt(file);
  return (
    <dl className={styles.facts}>
      <Fact name={<Trans>Title</Trans>}>
        <span className={styles.title}>{useFileTitle(file)}</span>
      </Fact>
      <Fact name={<Trans>Description</Trans>}>
        {file.description || (
          <Missing>
            <Trans>No description</Trans>
          </Missing>
        )}
      </Fact>
      <Fact name={<Trans>Created</Trans>}>{formatMoment(file.created_at, language)}</Fact>
      <Fact name={<Trans>Size</Trans>}>{formatKilobytes(file.size, language)}</Fact>
      <Fact name={<Trans>Dimensions</Trans>}>
        {file.width && file.height ? `${file.width} × ${file.height}` : <Trans>Unknown</Trans>}
      </Fact>
      <Fact name={<Trans>Tags</Trans>}>
        {file.tags.join(', ') || (
          <Missing>
            <Trans>No tags</Trans>
          </Missing>
        )}
      </Fact>
      <Fact name={<Trans>Alt text in English</Trans>}>
        {alt.en || (
          <Missing>
            <Trans>Not written yet</Trans>
          </Missing>
        )}
      </Fact>
      <Fact name={<Trans>Alt text in Spanish</Trans>}>
        {alt.es || (
          <Missing>
            <Trans>Not written yet</Trans>
          </Missing>
        )}
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
}

const Fact = ({ name, children }: FactProps) => (
  <div className={styles.fact}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

const Missing = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.missing}>{children}</span>
);
