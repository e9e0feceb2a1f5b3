import { useLingui } from '@lingui/react/macro';
import { QuestionDialog } from '../../../ui/dialog/QuestionDialog';
import { ReturnFocus } from '../../../ui/dialog/ReturnFocus';
import { toast } from '../../../ui/toast/toast-store';
import { useBlockBackNavigation } from '../../shell/unsaved-changes/use-kept-place';
import { ImportTable } from './ImportTable';
import { countRows } from './import-counts';
import { useImportSummary } from './use-counts-in-words';
import { type ImportResponse, useImport } from './use-import';
import { useUndoImport } from './use-undo-import';

interface ImportDialogProps {
  readonly onClose: () => void;
  readonly onImported: () => void;
}

export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const { t } = useLingui();
  const formatSummary = useImportSummary();
  const table = useImport(done);
  const isImporting = table.stage.name === 'importing';

  const undo = useUndoImport(onImported);

  function done({ rows, importId }: ImportResponse): void {
    toast({
      title: t`Products imported`,
      description: formatSummary(countRows(rows)),
      ...(importId !== null && { action: { label: t`Undo`, run: () => void undo(importId) } }),
    });
    onImported();
    onClose();
  }

  /** The dialog stays open while the import is running, since it shows the result. */
  function leave(): void {
    if (!isImporting) onClose();
  }

  useBlockBackNavigation(leave);

  return (
    <QuestionDialog wide title={t`Import Products`} onClose={leave}>
      <ReturnFocus />
      <ImportTable table={table} onClose={leave} />
    </QuestionDialog>
  );
}
