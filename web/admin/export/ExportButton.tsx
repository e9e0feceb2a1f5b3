import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { notSignedIn } from '#contract/session/messages';
import { ResponseError } from '../../data/http-client';
import { parseProblem } from '../../data/parse-problem';
import { useLanguage } from '../../i18n/use-language';
import { button } from '../../ui/button/Button.css';
import { toast } from '../../ui/toast/toast-store';
import { isSessionExpired } from '../shell/session/is-session-expired';

interface ExportButtonProps {
  /** Downloads the CSV file. */
  readonly onDownload: () => Promise<void>;
}

export function ExportButton({ onDownload }: ExportButtonProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isDownloading, setIsDownloading] = useState(false);

  function getReason(error: unknown): string {
    if (isSessionExpired(error)) return notSignedIn[language];
    if (!(error instanceof ResponseError)) {
      return t`We couldn’t reach the shop. Please try again in a moment.`;
    }
    return parseProblem(error)?.message ?? t`The table couldn’t be saved. Please try again.`;
  }

  async function download(): Promise<void> {
    if (isDownloading) return;
    setIsDownloading(true);
    try {
      await onDownload();
    } catch (error) {
      toast({ title: t`Error`, description: getReason(error), tone: 'critical' });
    } finally {
      setIsDownloading(false);
    }
  }

  return (
    <button
      type="button"
      className={button.secondary}
      aria-disabled={isDownloading}
      onClick={download}
    >
      <Download aria-hidden size={18} />
      {isDownloading ? <Trans>Preparing...</Trans> : <Trans>Download CSV</Trans>}
    </button>
  );
}
