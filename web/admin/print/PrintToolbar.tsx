import { Trans } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Link } from '../../routing/Link';
import { button, textButton } from '../../ui/button/Button.css';
import * as styles from './PrintPage.css';

interface PrintToolbarProps {
  readonly backUrl: string;
  readonly children?: ReactNode;
}

export const PrintToolbar = ({ backUrl, children }: PrintToolbarProps) => (
  <div className={styles.actions}>
    {children}
    <Link to={backUrl} className={textButton}>
      <Trans>Back</Trans>
    </Link>
    <button type="button" className={button.primary} onClick={() => print()}>
      <Printer aria-hidden size={18} />
      <Trans>Print</Trans>
    </button>
  </div>
);
