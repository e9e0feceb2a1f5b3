import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Product } from '#contract/products/schema';
import { toast } from '../../ui/toast/toast-store';
import { AssignBar } from './AssignBar';
import { type Assignment, buildAssignments, buildRetryAssignments } from './assignment';
import * as styles from './BulkImages.css';
import { BulkImageSelection } from './BulkPictures';
import { BulkProducts } from './BulkProducts';
import { BulkReport } from './BulkReport';
import { useBulkAssign } from './use-bulk-assign';
import { useBulkChoice } from './use-bulk-choice';

export function BulkImages({ products }: { readonly products: readonly Product[] }) {
  const { t } = useLingui();
  const { selection, images, setImages, clear } = useBulkChoice(products);
  const { run, assign, forget } = useBulkAssign();
  const place = useRef<HTMLDivElement>(null);
  const assignButton = useRef<HTMLButtonElement>(null);
  const running = run.stage === 'running';

  /** The selection stays until every image has been assigned. */
  async function follow(assignments: readonly Assignment[]): Promise<void> {
    if (await assign(assignments)) clear();
  }

  function assignSelected(): void {
    const { selected } = selection;
    if (selected.length === 0 || images.length === 0) {
      toast({ title: t`Please select at least one product and one image`, tone: 'critical' });
      return;
    }
    void follow(buildAssignments(selected, images));
  }

  /** The button that was pressed unmounts with the report. */
  function leaveReport(next: () => void): void {
    assignButton.current?.focus();
    next();
  }

  return (
    <div ref={place}>
      <p className={styles.hint}>
        <Trans>
          Every selected product gets every selected image, in the order the images were selected.
        </Trans>
      </p>
      <fieldset disabled={running} className={styles.lists}>
        <BulkProducts products={products} selection={selection} />
        <BulkImageSelection chosen={images} onChange={setImages} />
      </fieldset>
      {run.stage === 'ended' && (
        <BulkReport
          place={place}
          report={run.report}
          onAgain={() => leaveReport(() => void follow(buildRetryAssignments(run.report)))}
          onClose={() => leaveReport(forget)}
        />
      )}
      <AssignBar
        products={selection.selected.length}
        images={images.length}
        run={run}
        assignButton={assignButton}
        onAssign={assignSelected}
      />
    </div>
  );
}
