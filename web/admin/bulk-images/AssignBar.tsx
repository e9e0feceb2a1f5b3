import { Plural, Trans } from '@lingui/react/macro';
import { button } from '../../ui/button/Button.css';
import * as styles from './BulkImages.css';
import { BulkProgress } from './BulkProgress';
import type { BulkRun } from './bulk-run';

interface AssignBarProps {
  /** How many are selected. */
  readonly products: number;
  readonly pictures: number;
  readonly run: BulkRun;
  readonly onAssign: () => void;
}

/** How much is selected and the way to have it done, or how far that is; in sight below both lists. */
export const AssignBar = ({ products, pictures, run, onAssign }: AssignBarProps) => (
  <div className={styles.bar}>
    {run.stage === 'running' ? (
      <BulkProgress {...run} />
    ) : (
      <p role="status" className={styles.count}>
        <Plural value={products} one="# product" other="# products" />
        {', '}
        <Plural value={pictures} one="# image selected" other="# images selected" />
      </p>
    )}
    <button
      type="button"
      className={button()}
      aria-disabled={run.stage === 'running'}
      onClick={run.stage === 'running' ? undefined : onAssign}
    >
      <Trans>Assign Images to Products</Trans>
    </button>
  </div>
);
