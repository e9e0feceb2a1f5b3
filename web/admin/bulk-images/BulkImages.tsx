import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Product } from '#contract/products/schema';
import { toast } from '../../ui/toast/toast-store';
import { AssignToolbar } from './AssignToolbar';
import { type Assignment, buildAssignments, buildRetryAssignments } from './assignment';
import { BulkImageSelection } from './BulkImageSelection';
import * as styles from './BulkImages.css';
import { BulkProductSelection } from './BulkProductSelection';
import { FailureReport } from './FailureReport';
import { useBulkAssign } from './use-bulk-assign';
import { useBulkSelection } from './use-bulk-selection';

export function BulkImages({ products }: { readonly products: readonly Product[] }) {
  const { t } = useLingui();
  const { selection, images, setImages, clear } = useBulkSelection(products);
  const { job, assign, dismissReport } = useBulkAssign();
  const container = useRef<HTMLDivElement>(null);
  const assignButton = useRef<HTMLButtonElement>(null);
  const isRunning = job.status === 'running';

  /** The selection stays until every image has been assigned. */
  async function assignAndClear(assignments: readonly Assignment[]): Promise<void> {
    if (await assign(assignments)) clear();
  }

  function assignSelected(): void {
    const { selected } = selection;
    if (selected.length === 0 || images.length === 0) {
      toast({ title: t`Please select at least one product and one image`, tone: 'critical' });
      return;
    }
    void assignAndClear(buildAssignments(selected, images));
  }

  /** The button that was pressed unmounts with the report. */
  function closeReport(action: () => void): void {
    assignButton.current?.focus();
    action();
  }

  return (
    <div ref={container}>
      <p className={styles.hint}>
        <Trans>
          Every selected product gets every selected image, in the order the images were selected.
        </Trans>
      </p>
      <fieldset disabled={isRunning} className={styles.lists}>
        <BulkProductSelection products={products} selection={selection} />
        <BulkImageSelection selected={images} onChange={setImages} />
      </fieldset>
      {job.status === 'ended' && (
        <FailureReport
          container={container}
          report={job.report}
          onRetry={() => closeReport(() => void assignAndClear(buildRetryAssignments(job.report)))}
          onClose={() => closeReport(dismissReport)}
        />
      )}
      <AssignToolbar
        products={selection.selected.length}
        images={images.length}
        job={job}
        assignButton={assignButton}
        onAssign={assignSelected}
      />
    </div>
  );
}
