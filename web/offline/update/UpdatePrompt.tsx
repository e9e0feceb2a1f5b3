import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { button } from '../../ui/button/Button.css';
import { PromptCard } from '../prompts/PromptCard';
import type { UpdateQuestion } from '../prompts/questions';

export function UpdatePrompt({ question }: { readonly question: UpdateQuestion }) {
  const [reloading, setReloading] = useState(false);

  function reload(): void {
    setReloading(true);
    question.reload();
  }

  return (
    <PromptCard
      title={<Trans>A new version is ready</Trans>}
      onDismiss={question.later}
      actions={
        <>
          <button type="button" className={button()} disabled={reloading} onClick={reload}>
            <Trans>Reload</Trans>
          </button>
          <button type="button" className={button({ kind: 'quiet' })} onClick={question.later}>
            <Trans>Later</Trans>
          </button>
        </>
      }
    />
  );
}
