import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { textButton } from '../../../ui/button/Button.css';
import { toast } from '../../../ui/toast/toast-store';

interface CopyButtonProps {
  readonly text: string;
  /** Default: "Copy". */
  readonly children?: ReactNode;
}

export function CopyButton({ text, children }: CopyButtonProps) {
  const { t } = useLingui();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t`Copied` });
    } catch {
      // The clipboard needs a secure context and the user's permission.
      toast({ title: t`This couldn’t be copied`, description: text, tone: 'critical' });
    }
  }

  return (
    <button type="button" className={textButton} onClick={copy}>
      {children ?? <Trans>Copy</Trans>}
    </button>
  );
}
