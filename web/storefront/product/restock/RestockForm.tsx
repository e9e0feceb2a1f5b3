import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { restockForm } from '#contract/restock/schema';
import { useLanguage } from '../../../i18n/use-language';
import { focusHeading } from '../../../routing/use-navigation-effects';
import { button } from '../../../ui/button/Button.css';
import { TextField } from '../../../ui/form/TextField';
import { useSending } from '../../../ui/form/use-sending';
import { toast } from '../../../ui/toast/toast-store';
import { useFocusWhenShown } from '../../../ui/use-focus-when-shown';
import { createEmailSignUp, type SignUpResult } from '../../forms/email-sign-up';
import { Honeypot } from '../../forms/Honeypot';
import { QueuedNotice } from '../../forms/QueuedNotice';
import { showQueuedToast } from '../../forms/queued-toast';
import { useOpenPendingList } from '../../forms/use-open-pending-list';
import { productQuery } from '../queries';
import * as styles from './RestockForm.css';

const restockSignUp = createEmailSignUp({ kind: 'restock', schema: restockForm });

interface RestockFormProps {
  readonly productId: number;
  /** Key of the option that is out of stock; null for any. */
  readonly option: string | null;
}

export function RestockForm({ productId, option }: RestockFormProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { sending, whileSending } = useSending();
  const openPendingList = useOpenPendingList();
  const { mutate } = useSWRConfig();
  const [result, setResult] = useState<SignUpResult>();
  const emailRef = useRef<HTMLInputElement>(null);
  const thanksRef = useFocusWhenShown<HTMLParagraphElement>(result?.success === true);

  useEffect(() => {
    emailRef.current?.focus();
    const editedId = new URLSearchParams(location.search).get('mend');
    if (editedId === null) return;
    void restockSignUp.loadQueuedEmail(editedId).then((savedEmail) => {
      if (emailRef.current && savedEmail !== undefined) emailRef.current.value = savedEmail;
    });
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const rawFields = {
      ...Object.fromEntries(new FormData(event.currentTarget)),
      productId,
      option,
    };
    setResult(undefined);
    const response = await whileSending(() => restockSignUp.signUp(rawFields, language));
    if (response.canOrder) return showAvailable(response);
    setResult(response);
    if (response.isQueued) showQueuedToast(i18n, openPendingList);
    if (!response.success && !response.isQueued) emailRef.current?.focus();
  }

  /** The page was older than the stock. This form goes with it, so a toast says it. */
  async function showAvailable({ message = '' }: SignUpResult): Promise<void> {
    toast({ title: message });
    focusHeading();
    await mutate(productQuery(productId).url);
  }

  const failed = result?.success === false && !result.isQueued;
  if (result?.success) {
    return (
      <p ref={thanksRef} role="status" tabIndex={-1} className={styles.thanks}>
        {result.message}
      </p>
    );
  }
  return (
    <form noValidate method="post" onSubmit={submit} aria-label={t`Tell me when it’s back`}>
      <fieldset disabled={sending} className={styles.fields}>
        <TextField
          label={<Trans>Your email</Trans>}
          hint={<Trans>For this one message. We delete it afterwards.</Trans>}
          name="email"
          type="email"
          autoComplete="email"
          ref={emailRef}
          error={failed ? (result.message ?? t`An error occurred. Please try again.`) : undefined}
        />
        <Honeypot name="website" />
        <button type="submit" className={button.secondary}>
          {sending ? <Trans>Sending...</Trans> : <Trans>Tell me</Trans>}
        </button>
      </fieldset>
      {result?.isQueued && <QueuedNotice />}
    </form>
  );
}
