import { Trans } from '@lingui/react/macro';
import { button } from '../../ui/button/Button.css';
import { PromptCard } from '../prompts/PromptCard';
import type { InstallPromptData } from '../prompts/prompt-queue';

interface InstallPromptProps {
  readonly prompt: InstallPromptData;
}

/** Shows manual instructions in browsers without an install dialog, such as Safari on iOS. */
export function InstallPrompt({ prompt: { install, dismiss } }: InstallPromptProps) {
  if (!install) {
    return (
      <PromptCard
        title={<Trans>La Higuera on your home screen</Trans>}
        onDismiss={dismiss}
        actions={
          <button type="button" className={button.secondary} onClick={dismiss}>
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
      onDismiss={dismiss}
      actions={
        <>
          <button type="button" className={button.primary} onClick={install}>
            <Trans>Install</Trans>
          </button>
          <button type="button" className={button.secondary} onClick={dismiss}>
            <Trans>Not now</Trans>
          </button>
        </>
      }
    >
      <Trans>It opens like an app, even with no signal.</Trans>
    </PromptCard>
  );
}
