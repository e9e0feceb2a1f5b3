import { Trans } from '@lingui/react/macro';
import type { FormEventHandler, ReactNode } from 'react';
import { business } from '#contract/business';
import { useHydrated } from '../../app/use-hydrated';
import { button } from '../../ui/button/Button.css';
import { TextField } from '../../ui/form/TextField';
import { Notice } from '../../ui/notice/Notice';
import * as styles from './EnquiryForm.css';
import type { useEnquiry } from './use-enquiry';

interface EnquiryFormProps {
  readonly enquiry: Pick<ReturnType<typeof useEnquiry>, 'sending' | 'refusal'> & {
    readonly submit: FormEventHandler;
  };
  /** The attributes of the field that people leave empty. */
  readonly trap: { readonly name: string };
  /** What the button says while nothing is being sent. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a form that is sent to the shop. */
export function EnquiryForm({ enquiry, trap, action, children }: EnquiryFormProps) {
  const { submit, sending, refusal } = enquiry;
  // A form that is sent before its code is there would lose what was typed.
  const ready = useHydrated();
  return (
    <form noValidate method="post" onSubmit={submit}>
      <fieldset disabled={sending} className={styles.fields}>
        <p className={styles.explained}>
          <Trans>Fields with * are required.</Trans>
        </p>
        {children}
        <div className={styles.trap}>
          <TextField
            label={<Trans>Leave this empty</Trans>}
            tabIndex={-1}
            autoComplete="off"
            {...trap}
          />
        </div>
        {refusal !== undefined && (
          <Notice>
            {refusal} <Trans>What you wrote is still here.</Trans>
          </Notice>
        )}
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

/** Where no code runs, there is still the post. */
const NeedsCode = () => (
  <noscript>
    <p className={styles.explained}>
      <Trans>
        This form needs JavaScript. Without it, write to us at{' '}
        <a href={`mailto:${business.email}`}>{business.email}</a>.
      </Trans>
    </p>
  </noscript>
);
