import { Trans } from '@lingui/react/macro';
import { button } from '../../ui/button/Button.css';
import { PromptCard } from '../prompts/PromptCard';
import type { InstallQuestion } from '../prompts/questions';

interface InstallPromptProps {
  readonly question: InstallQuestion;
}

/** Shows manual instructions in browsers without an install dialog, such as Safari on iOS. */
export function InstallPrompt({ question: { install, later } }: InstallPromptProps) {
  if (!install) {
    return (
      <PromptCard
        title={<Trans>La Higuera on your home screen</Trans>}
        onDismiss={later}
        actions={
          <button type="button" className={button({ kind: 'quiet' })} onClick={later}>
            <Trans>Got it</Trans>
          </button>
        }
      >
        <Trans>
          Tap Share, then Add to Home Screen. It opens like an app, even with no signal.
        </Trans>
      </PromptCard>
    );
  }
  return (
    <PromptCard
      title={<Trans>Install La Higuera</Trans>}
      onDismiss={later}
      actions={
        <>
          <button type="button" className={button()} onClick={install}>
            <Trans>Install</Trans>
          </button>
          <button type="button" className={button({ kind: 'quiet' })} onClick={later}>
            <Trans>Not now</Trans>
          </button>
        </>
      }
    >
      <Trans>It opens like an app, even with no signal.</Trans>
    </PromptCard>
  );
}
