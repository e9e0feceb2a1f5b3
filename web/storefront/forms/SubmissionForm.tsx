import { Plural, Trans } from '@lingui/react/macro';
import type { FormEventHandler, ReactNode } from 'react';
import { preloadOutbox } from '../../outbox/load-outbox';
import { useHydrated } from '../../routing/use-hydrated';
import { button } from '../../ui/button/Button.css';
import { Notice } from '../../ui/notice/Notice';
import { preloadToaster } from '../../ui/toast/load-toaster';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import { Honeypot } from './Honeypot';
import { NoScriptNotice } from './NoScriptNotice';
import { QueuedNotice } from './QueuedNotice';
import * as styles from './SubmissionForm.css';
import type { useSubmissionForm } from './use-submission-form';

interface SubmissionFormProps {
  readonly form: Pick<
    ReturnType<typeof useSubmissionForm>,
    'sending' | 'serverError' | 'isQueued' | 'errorCount'
  > & {
    readonly submit: FormEventHandler;
  };
  /** Field props of the honeypot. */
  readonly honeypot: { readonly name: string };
  readonly submitLabel: ReactNode;
  /** Places the submit button; in a paragraph of its own if omitted. */
  readonly renderSubmit?: (button: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Preloads the code that is needed if the network fails during submission. */
function preloadOfflineSupport(): void {
  preloadToaster();
  preloadOutbox();
}

export function SubmissionForm({
  form,
  honeypot,
  submitLabel,
  renderSubmit = (submitButton) => <p>{submitButton}</p>,
  children,
}: SubmissionFormProps) {
  const { submit, sending, serverError, isQueued, errorCount } = form;
  // Submitting before hydration would lose the input.
  const isHydrated = useHydrated();
  return (
    <form noValidate method="post" onSubmit={submit} onFocus={preloadOfflineSupport}>
      <fieldset disabled={sending} className={styles.fields}>
        <p className={styles.hint}>
          <Trans>Fields with * are required.</Trans>
        </p>
        {children}
        <Honeypot {...honeypot} />
        <div aria-live="polite" className={visuallyHidden}>
          {errorCount > 0 && (
            <Plural value={errorCount} one="# field to correct" other="# fields to correct" />
          )}
        </div>
        {serverError !== undefined && (
          <Notice>
            {serverError.message} <Trans>What you wrote is still here.</Trans>
          </Notice>
        )}
        {isQueued && <QueuedNotice />}
        <NoScriptNotice />
        {renderSubmit(
          <button type="submit" disabled={!isHydrated} className={button.primary}>
            {sending ? <Trans>Sending...</Trans> : submitLabel}
          </button>,
        )}
      </fieldset>
    </form>
  );
}
