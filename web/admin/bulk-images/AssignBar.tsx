import { Plural, Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { button } from '../../ui/button/Button.css';
import * as styles from './BulkImages.css';
import { BulkProgress } from './BulkProgress';
import type { BulkRun } from './bulk-run';

interface AssignBarProps {
  readonly products: number;
  readonly images: number;
  readonly run: BulkRun;
  /** Always mounted, so it can take the focus of removed elements. */
  readonly assignButton: RefObject<HTMLButtonElement | null>;
  readonly onAssign: () => void;
}

export const AssignBar = ({ products, images, run, assignButton, onAssign }: AssignBarProps) => (
  <div className={styles.bar}>
    {run.stage === 'running' ? (
      <BulkProgress {...run} onCancel={() => assignButton.current?.focus()} />
    ) : (
      <p role="status" className={styles.count}>
        <Plural value={products} one="# product" other="# products" />
        {', '}
        <Plural value={images} one="# image selected" other="# images selected" />
      </p>
    )}
    <button
      ref={assignButton}
      type="button"
      className={button()}
      aria-disabled={run.stage === 'running'}
      onClick={run.stage === 'running' ? undefined : onAssign}
    >
      <Trans>Assign Images to Products</Trans>
    </button>
  </div>
);
