import { useLingui } from '@lingui/react/macro';
import { CompactDialog } from '../../../ui/dialog/CompactDialog';
import { RestoreFocus } from '../../../ui/dialog/RestoreFocus';
import { toast } from '../../../ui/toast/toast-store';
import { useBlockBackNavigation } from '../../shell/unsaved-changes/use-block-back-navigation';
import { ImportForm } from './ImportForm';
import { countRows } from './import-counts';
import { type ImportResponse, useImport } from './use-import';
import { useImportSummary } from './use-import-summary';
import { useUndoImport } from './use-undo-import';

interface ImportDialogProps {
  readonly onClose: () => void;
  readonly onImported: () => void;
}

export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const { t } = useLingui();
  const formatSummary = useImportSummary();
  const productImport = useImport(handleImported);
  const isImporting = productImport.state.name === 'importing';

  const undo = useUndoImport(onImported);

  function handleImported({ rows, importId }: ImportResponse): void {
    toast({
      title: t`Products imported`,
      description: formatSummary(countRows(rows)),
      ...(importId !== null && { action: { label: t`Undo`, run: () => void undo(importId) } }),
    });
    onImported();
    onClose();
  }

  /** The dialog shows the result, so it stays open during the import. */
  function closeUnlessImporting(): void {
    if (!isImporting) onClose();
  }

  useBlockBackNavigation(closeUnlessImporting);

  return (
    <CompactDialog wide title={t`Import Products`} onClose={closeUnlessImporting}>
      <RestoreFocus />
      <ImportForm productImport={productImport} onClose={closeUnlessImporting} />
    </CompactDialog>
  );
}
