import { useLingui } from '@lingui/react/macro';
import type { RowVerdict } from '#contract/product-import';
import { QuestionDialog } from '../../../ui/dialog/QuestionDialog';
import { ReturnFocus } from '../../../ui/dialog/ReturnFocus';
import { toast } from '../../../ui/toast/toast-store';
import { useKeptPlace } from '../../unsaved/use-kept-place';
import { ImportTable } from './ImportTable';
import { countsOf } from './import-counts';
import { useCountsInWords } from './use-counts-in-words';
import { useImport } from './use-import';

interface ImportDialogProps {
  readonly onClose: () => void;
  /** The products are other ones than before. */
  readonly onImported: () => void;
}

/** Brings products in from a table: says first what would become of each row. */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const { t } = useLingui();
  const inWords = useCountsInWords();
  const table = useImport(done);
  const isImporting = table.stage.name === 'importing';

  function done(rows: readonly RowVerdict[]): void {
    toast({ title: t`Products imported`, description: inWords(countsOf(rows)) });
    onImported();
    onClose();
  }

  /** Nobody leaves while the products are being written: what came of it is told here. */
  function leave(): void {
    if (!isImporting) onClose();
  }

  useKeptPlace(leave);

  return (
    <QuestionDialog wide title={t`Import Products`} onClose={leave}>
      <ReturnFocus />
      <ImportTable table={table} onClose={leave} />
    </QuestionDialog>
  );
}
