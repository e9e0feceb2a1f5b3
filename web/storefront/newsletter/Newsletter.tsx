import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useHydrated } from '../../app/use-hydrated';
import { useLanguage } from '../../i18n/use-language';
import { button } from '../../ui/button/Button.css';
import { classes } from '../../ui/classes';
import { TextField } from '../../ui/form/TextField';
import { useSending } from '../../ui/form/use-sending';
import { SectionHeading } from '../../ui/rule/SectionHeading';
import { toast } from '../../ui/toast/toast-store';
import { NeedsCode } from '../enquiries/NeedsCode';
import { Trap } from '../enquiries/Trap';
import { section } from '../home/sections.css';
import * as styles from './Newsletter.css';

interface Outcome {
  readonly success: boolean;
  readonly message: string;
}

/** Where people leave their address. What checks it and sends it is fetched when they do. */
export function Newsletter() {
  const { t } = useLingui();
  const language = useLanguage();
  const ready = useHydrated();
  const { sending, whileSending } = useSending();
  const [outcome, setOutcome] = useState<Outcome>();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form));
    const unknown = t`An error occurred. Please try again.`;
    setOutcome(undefined);
    const { success, message = unknown } = await whileSending(async () => {
      const { signUp } = await import('./sign-up');
      return signUp(typed, language);
    });
    setOutcome({ success, message });
    if (success) return form.reset();
    const explained = message === unknown ? {} : { description: unknown };
    toast({ title: message, ...explained, tone: 'critical' });
  }

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
        <form noValidate method="post" onSubmit={submit}>
          <fieldset disabled={sending} className={styles.fields}>
            <TextField
              label={<Trans>Your email</Trans>}
              name="email"
              type="email"
              autoComplete="email"
              error={outcome?.success === false ? outcome.message : undefined}
            />
            <Trap name="website" />
            <button type="submit" disabled={!ready} className={classes(button(), styles.subscribe)}>
              {sending ? <Trans>Sending...</Trans> : <Trans>Subscribe</Trans>}
            </button>
          </fieldset>
          <p role="status" className={styles.thanks}>
            {outcome?.success && outcome.message}
          </p>
          <NeedsCode />
        </form>
      </div>
    </section>
  );
}
