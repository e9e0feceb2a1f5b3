import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { problemIn } from '../../data/write';
import { button } from '../../ui/button/Button.css';
import { useSending } from '../../ui/form/use-sending';
import { toast } from '../../ui/toast/toast-store';

interface ExportButtonProps {
  /** Has the browser save the table. */
  readonly onSave: () => Promise<void>;
}

/** Saves what a list has found as a table. */
export function ExportButton({ onSave }: ExportButtonProps) {
  const { t } = useLingui();
  const { sending, whileSending } = useSending();

  async function save(): Promise<void> {
    try {
      await whileSending(onSave);
    } catch (fault) {
      const description =
        problemIn(fault)?.message ?? t`The table could not be saved. Please try again.`;
      toast({ title: t`Error`, description, tone: 'critical' });
    }
  }

  return (
    <button type="button" className={button({ kind: 'quiet' })} disabled={sending} onClick={save}>
      <Download aria-hidden size={18} />
      <Trans>Download CSV</Trans>
    </button>
  );
}
