import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { MediaFile } from '#contract/media';
import type { Product } from '#contract/product';
import { toast } from '../../ui/toast/toast-store';
import { useSelection } from '../products/use-selection';
import { AssignBar } from './AssignBar';
import { type Assignment, againOf, assignmentsOf } from './assignment';
import * as styles from './BulkImages.css';
import { BulkPictures } from './BulkPictures';
import { BulkProducts } from './BulkProducts';
import { BulkReport } from './BulkReport';
import { useBulkAssign } from './use-bulk-assign';

/** Products on one side, pictures on the other, and what becomes of them below. */
export function BulkImages({ products }: { readonly products: readonly Product[] }) {
  const { t } = useLingui();
  const selection = useSelection(products);
  const [pictures, setPictures] = useState<readonly MediaFile[]>([]);
  const { run, assign, forget } = useBulkAssign();
  const place = useRef<HTMLDivElement>(null);
  const running = run.stage === 'running';

  /** What was selected stays so until all of it was done. */
  async function follow(assignments: readonly Assignment[]): Promise<void> {
    const isComplete = await assign(assignments);
    if (!isComplete) return;
    selection.clear();
    setPictures([]);
  }

  function assignSelected(): void {
    const { selected } = selection;
    if (selected.length === 0 || pictures.length === 0) {
      toast({ title: t`Please select at least one product and one image`, tone: 'critical' });
      return;
    }
    void follow(assignmentsOf(selected, pictures));
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
        <BulkPictures chosen={pictures} onChange={setPictures} />
      </fieldset>
      {run.stage === 'ended' && (
        <BulkReport
          place={place}
          report={run.report}
          onAgain={() => void follow(againOf(run.report))}
          onClose={forget}
        />
      )}
      <AssignBar
        products={selection.selected.length}
        pictures={pictures.length}
        run={run}
        onAssign={assignSelected}
      />
    </div>
  );
}
