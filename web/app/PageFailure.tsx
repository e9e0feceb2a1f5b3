import { Trans } from '@lingui/react/macro';
import { addBasePath } from '../routing/base-path';
import { button } from '../ui/button/Button.css';
import * as styles from './PageFailure.css';

/** Replaces a page whose code can't be loaded, or that throws. The header still leads to other pages. */
export const PageFailure = ({ url }: { readonly url: string }) => (
  <div className={styles.page}>
    <h1>
      <Trans>This couldn’t be opened. Please try again.</Trans>
    </h1>
    <a href={addBasePath(url)} className={button.primary}>
      <Trans>Reload</Trans>
    </a>
  </div>
);
