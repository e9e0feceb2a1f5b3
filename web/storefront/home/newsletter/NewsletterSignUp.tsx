import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/use-language';
import { useHydrated } from '../../../routing/use-hydrated';
import { button } from '../../../ui/button/Button.css';
import { classes } from '../../../ui/classes';
import { TextField } from '../../../ui/form/TextField';
import { useSending } from '../../../ui/form/use-sending';
import { SectionHeading } from '../../../ui/section-heading/SectionHeading';
import { preloadToaster } from '../../../ui/toast/load-toaster';
import { toast } from '../../../ui/toast/toast-store';
import type { SignUpResult } from '../../forms/email-sign-up';
import { Honeypot } from '../../forms/Honeypot';
import { NoScriptNotice } from '../../forms/NoScriptNotice';
import { QueuedNotice } from '../../forms/QueuedNotice';
import { useOpenPendingList } from '../../forms/use-open-pending-list';
import { section } from '../sections.css';
import * as styles from './NewsletterSignUp.css';

/** Loads the code that validates, sends and queues a sign-up. */
const loadSignUp = async () => ({
  ...(await import('./sign-up')).newsletterSignUp,
  ...(await import('../../forms/queued-toast')),
});

/** The sign-up code could not be loaded, so nothing was sent. */
const notSentResult: SignUpResult = { success: false };

/** Preloads the code that is needed if the network fails during submission. */
function preloadSignUp(): void {
  preloadToaster();
  loadSignUp().catch(() => undefined);
}

export function NewsletterSignUp() {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const isHydrated = useHydrated();
  const { sending, whileSending } = useSending();
  const openPendingList = useOpenPendingList();
  const [result, setResult] = useState<SignUpResult>();
  const emailRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const editedId = new URLSearchParams(location.search).get('mend');
    if (editedId === null) return;
    void loadSignUp().then(async ({ loadQueuedEmail }) => {
      const savedEmail = await loadQueuedEmail(editedId);
      if (emailRef.current && savedEmail !== undefined) emailRef.current.value = savedEmail;
    });
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const rawFields = Object.fromEntries(new FormData(form));
    const genericErrorMessage = t`An error occurred. Please try again.`;
    setResult(undefined);
    const {
      success,
      isQueued,
      message = genericErrorMessage,
    } = await whileSending(async () => {
      const signUpModule = await loadSignUp().catch(() => undefined);
      return signUpModule ? signUpModule.signUp(rawFields, language) : notSentResult;
    });
    setResult({ success, isQueued, message });
    if (success || isQueued) form.reset();
    if (isQueued) return (await loadSignUp()).showQueuedToast(i18n, openPendingList);
    if (success) return;
    const descriptionProps =
      message === genericErrorMessage ? {} : { description: genericErrorMessage };
    toast({ title: message, ...descriptionProps, tone: 'critical' });
  }

  const failed = result?.success === false && !result.isQueued;
  return (
    <section className={section} aria-labelledby="newsletter">
      <div className={styles.columns}>
        <div>
          <SectionHeading id="newsletter">
            <Trans>A letter from our kitchen</Trans>
          </SectionHeading>
          <p>
            <Trans>
              What is in season, what we are trying out, and which dates are filling up. One letter
              a month, no more.
            </Trans>
          </p>
        </div>
        <form noValidate method="post" onSubmit={submit} onFocus={preloadSignUp}>
          <fieldset disabled={sending} className={styles.fields}>
            <TextField
              label={<Trans>Your email</Trans>}
              name="email"
              type="email"
              autoComplete="email"
              ref={emailRef}
              error={failed ? result.message : undefined}
            />
            <Honeypot name="website" />
            <button
              type="submit"
              disabled={!isHydrated}
              className={classes(button.primary, styles.subscribe)}
            >
              {sending ? <Trans>Sending...</Trans> : <Trans>Subscribe</Trans>}
            </button>
          </fieldset>
          <p role="status" className={styles.thanks}>
            {result?.success && result.message}
          </p>
          {result?.isQueued && <QueuedNotice />}
          <NoScriptNotice />
        </form>
      </div>
    </section>
  );
}
