import { Plural, Trans } from '@lingui/react/macro';
import type { FormEventHandler, ReactNode } from 'react';
import { preloadOutbox } from '../../outbox/load';
import { useHydrated } from '../../routing/use-hydrated';
import { button } from '../../ui/button/Button.css';
import { Notice } from '../../ui/notice/Notice';
import { prepareToasts } from '../../ui/toast/load-toaster';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import * as styles from './EnquiryForm.css';
import { NeedsCode } from './NeedsCode';
import { Trap } from './Trap';
import type { useSubmissionForm } from './use-enquiry';
import { Waits } from './Waits';

interface SubmissionFormProps {
  readonly submission: Pick<
    ReturnType<typeof useSubmissionForm>,
    'sending' | 'serverError' | 'waits' | 'errorCount'
  > & {
    readonly submit: FormEventHandler;
  };
  /** Field props of the honeypot. */
  readonly trap: { readonly name: string };
  /** Label of the submit button. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** Preloads the code that is needed if the network fails during submission. */
function prepare(): void {
  prepareToasts();
  preloadOutbox();
}

export function SubmissionForm({ submission, trap, action, children }: SubmissionFormProps) {
  const { submit, sending, serverError, waits, errorCount } = submission;
  // Submitting before hydration would lose the input.
  const ready = useHydrated();
  return (
    <form noValidate method="post" onSubmit={submit} onFocus={prepare}>
      <fieldset disabled={sending} className={styles.fields}>
        <p className={styles.explained}>
          <Trans>Fields with * are required.</Trans>
        </p>
        {children}
        <Trap {...trap} />
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
        {waits && <Waits />}
        <NeedsCode />
        <p>
          <button type="submit" disabled={!ready} className={button()}>
            {sending ? <Trans>Sending...</Trans> : action}
          </button>
        </p>
      </fieldset>
    </form>
  );
}
