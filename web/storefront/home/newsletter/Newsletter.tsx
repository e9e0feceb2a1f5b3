import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/use-language';
import { useHydrated } from '../../../routing/use-hydrated';
import { button } from '../../../ui/button/Button.css';
import { classes } from '../../../ui/classes';
import { TextField } from '../../../ui/form/TextField';
import { useSending } from '../../../ui/form/use-sending';
import { SectionHeading } from '../../../ui/rule/SectionHeading';
import { prepareToasts } from '../../../ui/toast/load-toaster';
import { toast } from '../../../ui/toast/toast-store';
import { NeedsCode } from '../../enquiries/NeedsCode';
import { Trap } from '../../enquiries/Trap';
import { useWaitingList } from '../../enquiries/use-waiting-list';
import { Waits } from '../../enquiries/Waits';
import { section } from '../sections.css';
import * as styles from './Newsletter.css';
import type { SignUp } from './sign-up';

/** Loads the code that validates, sends and queues a sign-up. */
const loadSignUp = async () => ({
  ...(await import('./sign-up')),
  ...(await import('../../enquiries/say-that-it-waits')),
});

/** Result if that code could not be loaded because the network is down. */
const nothingSent: SignUp = { success: false };

/** Loads what may be needed when the network is down. */
function prepare(): void {
  prepareToasts();
  loadSignUp().catch(() => undefined);
}

export function Newsletter() {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const ready = useHydrated();
  const { sending, whileSending } = useSending();
  const openWaitingList = useWaitingList();
  const [outcome, setOutcome] = useState<SignUp>();
  const email = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const mended = new URLSearchParams(location.search).get('mend');
    if (mended === null) return;
    void loadSignUp().then(async ({ takeUp }) => {
      const savedEmail = await takeUp(mended);
      if (email.current && savedEmail !== undefined) email.current.value = savedEmail;
    });
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form));
    const unknown = t`An error occurred. Please try again.`;
    setOutcome(undefined);
    const {
      success,
      waits,
      message = unknown,
    } = await whileSending(async () => {
      const code = await loadSignUp().catch(() => undefined);
      return code ? code.signUp(typed, language) : nothingSent;
    });
    setOutcome({ success, waits, message });
    if (success || waits) form.reset();
    if (waits) return (await loadSignUp()).showQueuedToast(i18n, openWaitingList);
    if (success) return;
    const explained = message === unknown ? {} : { description: unknown };
    toast({ title: message, ...explained, tone: 'critical' });
  }

  const failed = outcome?.success === false && !outcome.waits;
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
        <form noValidate method="post" onSubmit={submit} onFocus={prepare}>
          <fieldset disabled={sending} className={styles.fields}>
            <TextField
              label={<Trans>Your email</Trans>}
              name="email"
              type="email"
              autoComplete="email"
              ref={email}
              error={failed ? outcome.message : undefined}
            />
            <Trap name="website" />
            <button type="submit" disabled={!ready} className={classes(button(), styles.subscribe)}>
              {sending ? <Trans>Sending...</Trans> : <Trans>Subscribe</Trans>}
            </button>
          </fieldset>
          <p role="status" className={styles.thanks}>
            {outcome?.success && outcome.message}
          </p>
          {outcome?.waits && <Waits />}
          <NeedsCode />
        </form>
      </div>
    </section>
  );
}
