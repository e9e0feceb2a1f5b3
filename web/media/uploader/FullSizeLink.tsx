import { Trans } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import type { MediaFile } from '#contract/media/schema';
import { addBasePath } from '../../routing/base-path';
import * as styles from './FullSizeLink.css';

export const FullSizeLink = ({ file }: { readonly file: MediaFile }) => (
  <a href={addBasePath(file.url_preview)} target="_blank" rel="noopener" className={styles.link}>
    <Trans>View Full Size</Trans>
    <ExternalLink size={18} aria-hidden />
  </a>
);
