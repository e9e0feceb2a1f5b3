import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { button } from '../../ui/button/Button.css';
import { PromptCard } from '../prompts/PromptCard';
import type { UpdatePromptData } from '../prompts/prompt-queue';

export function UpdatePrompt({ prompt }: { readonly prompt: UpdatePromptData }) {
  const [reloading, setReloading] = useState(false);

  function reload(): void {
    setReloading(true);
    prompt.reload();
  }

  return (
    <PromptCard
      title={<Trans>A new version is ready</Trans>}
      onDismiss={prompt.dismiss}
      actions={
        <>
          <button type="button" className={button.primary} disabled={reloading} onClick={reload}>
            <Trans>Reload</Trans>
          </button>
          <button type="button" className={button.secondary} onClick={prompt.dismiss}>
            <Trans>Later</Trans>
          </button>
        </>
      }
    />
  );
}
