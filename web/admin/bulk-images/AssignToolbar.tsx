import { Plural, Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { button } from '../../ui/button/Button.css';
import * as styles from './BulkImages.css';
import { BulkProgress } from './BulkProgress';
import type { BulkAssignJob } from './bulk-assign-job';

interface AssignToolbarProps {
  readonly products: number;
  readonly images: number;
  readonly job: BulkAssignJob;
  /** Always mounted, so it can take the focus of removed elements. */
  readonly assignButton: RefObject<HTMLButtonElement | null>;
  readonly onAssign: () => void;
}

export const AssignToolbar = ({
  products,
  images,
  job,
  assignButton,
  onAssign,
}: AssignToolbarProps) => (
  <div className={styles.toolbar}>
    {job.status === 'running' ? (
      <BulkProgress {...job} onCancel={() => assignButton.current?.focus()} />
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
      className={button.primary}
      aria-disabled={job.status === 'running'}
      onClick={job.status === 'running' ? undefined : onAssign}
    >
      <Trans>Assign Images to Products</Trans>
    </button>
  </div>
);
