import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { unsubscribe } from '#contract/inbox/endpoints';
import { request } from '../../data/http-client';
import { parseProblem } from '../../data/parse-problem';
import { useLanguage } from '../../i18n/use-language';
import { PageHead } from '../../seo/PageHead';
import { button } from '../../ui/button/Button.css';
import { useSending } from '../../ui/form/use-sending';
import { EmptyState } from '../../ui/notice/EmptyState';
import { Notice } from '../../ui/notice/Notice';
import * as styles from './UnsubscribePage.css';

export { UnsubscribePage as Component };

/** Asks first: mail programs open links on their own. */
function UnsubscribePage() {
  const { t } = useLingui();
  const { confirmation, error, sending, submit } = useUnsubscribe();
  return (
    <>
      <PageHead
        title={t`Unsubscribe`}
        description={t`Stop receiving the letter from our kitchen.`}
        noIndex
      />
      <EmptyState headingLevel={1} title={<Trans>Unsubscribe</Trans>}>
        <p role="status">{confirmation}</p>
        {confirmation === undefined && (
          // Without JavaScript, it posts to the page's own URL, as mail programs do.
          <form method="post" className={styles.form} onSubmit={submit}>
            <p>
              <Trans>Would you like to stop receiving the letter from our kitchen?</Trans>
            </p>
            <p>
              <button type="submit" className={button.primary} disabled={sending}>
                {sending ? <Trans>Sending...</Trans> : <Trans>Yes, unsubscribe me</Trans>}
              </button>
            </p>
          </form>
        )}
        {error !== undefined && <Notice>{error}</Notice>}
      </EmptyState>
    </>
  );
}

function useUnsubscribe() {
  const { t } = useLingui();
  const language = useLanguage();
  const { sending, whileSending } = useSending();
  const [confirmation, setConfirmation] = useState<string>();
  const [error, setError] = useState<string>();

  async function send(): Promise<void> {
    const token = new URLSearchParams(location.search).get('token') ?? '';
    try {
      const { message } = await request(unsubscribe, { body: { token, language } });
      setConfirmation(message);
      setError(undefined);
    } catch (failure) {
      const [issue] = parseProblem(failure)?.issues ?? [];
      setError(issue?.message ?? t`That didn’t work. Please try again.`);
    }
  }

  return {
    confirmation,
    error,
    sending,
    submit(event: FormEvent): void {
      event.preventDefault();
      if (!sending) void whileSending(send);
    },
  };
}
