import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { buildUrl } from '#contract/core/endpoint';
import {
  createSecondFactorSecret,
  disableSecondFactor,
  getSecondFactor,
  listSessions,
  replaceRecoveryCodes,
} from '#contract/session/admin-endpoints';
import type { SecondFactorSecret } from '#contract/session/admin-schema';
import { request } from '../../../data/http-client';
import { parseProblem } from '../../../data/parse-problem';
import { query } from '../../../data/query';
import { useQuery } from '../../../data/use-query';
import { formatDate } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/use-language';
import { button } from '../../../ui/button/Button.css';
import { LoadError } from '../../../ui/error-boundary/LoadError';
import { useSending } from '../../../ui/form/use-sending';
import { dismissToast, toast } from '../../../ui/toast/toast-store';
import { EnableDialog } from './EnableDialog';
import { ProofDialog } from './ProofDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import * as styles from './SecondFactor.css';

type OpenDialog =
  | { readonly kind: 'enable'; readonly secret: SecondFactorSecret }
  | { readonly kind: 'disable' | 'replace' }
  | { readonly kind: 'codes'; readonly recoveryCodes: readonly string[] };

export function SecondFactorSettings() {
  const { t } = useLingui();
  const language = useLanguage();
  const { mutate } = useSWRConfig();
  const { sending, whileSending } = useSending();
  const { data, error, mutate: reload } = useQuery(query(getSecondFactor, {}));
  const [dialog, setDialog] = useState<OpenDialog>();
  const statusRef = useRef<HTMLDivElement>(null);

  async function startSetup(): Promise<void> {
    try {
      const secret = await whileSending(() => request(createSecondFactorSecret, {}));
      setDialog({ kind: 'enable', secret });
    } catch (error) {
      const description =
        parseProblem(error)?.message ?? t`This couldn’t be started. Please try again.`;
      toast({ title: t`Error`, description, tone: 'critical' });
    }
  }

  function showCodes(recoveryCodes: readonly string[]): void {
    // On phones, the toast would cover what the dialog says.
    dismissToast();
    setDialog({ kind: 'codes', recoveryCodes });
    void reload();
    void mutate(buildUrl(listSessions));
  }

  function close(): void {
    setDialog(undefined);
    // The button that opened the dialog may be another one by now.
    requestAnimationFrame(() => statusRef.current?.focus());
  }

  if (error && !data) {
    return (
      <LoadError onRetry={() => void reload()}>
        <Trans>Two-step sign-in couldn’t be loaded. Please try again.</Trans>
      </LoadError>
    );
  }
  if (!data) return null;
  const { enabledAt, unusedRecoveryCodes } = data;
  const since = enabledAt === null ? '' : formatDate(enabledAt, language);
  return (
    <div ref={statusRef} tabIndex={-1} className={styles.status}>
      {enabledAt === null ? (
        <>
          <p>
            <Trans>
              It’s off. With it, a stolen password isn’t enough to sign in: it also takes your
              phone.
            </Trans>
          </p>
          <p className={styles.buttons}>
            <button
              type="button"
              className={button.secondary}
              disabled={sending}
              onClick={startSetup}
            >
              <Trans>Set up</Trans>
            </button>
          </p>
        </>
      ) : (
        <>
          <p>
            <Trans>It has been on since {since}.</Trans>{' '}
            <Plural
              value={unusedRecoveryCodes}
              _0="There is no recovery code left: create new ones, or you can’t sign in without your phone."
              one="One recovery code is left."
              other="# recovery codes are left."
            />
          </p>
          <p className={styles.buttons}>
            <button
              type="button"
              className={button.secondary}
              onClick={() => setDialog({ kind: 'replace' })}
            >
              <Trans>New recovery codes</Trans>
            </button>
            <button
              type="button"
              className={button.secondary}
              onClick={() => setDialog({ kind: 'disable' })}
            >
              <Trans>Turn off</Trans>
            </button>
          </p>
        </>
      )}
      {dialog?.kind === 'enable' && (
        <EnableDialog secret={dialog.secret} onEnabled={showCodes} onClose={close} />
      )}
      {dialog?.kind === 'replace' && (
        <ProofDialog
          title={<Trans>New recovery codes</Trans>}
          lead={<Trans>The codes that you have now will no longer work.</Trans>}
          submitLabel={<Trans>Create new codes</Trans>}
          messages={{
            done: () => t`There are new recovery codes`,
            failed: t`The codes couldn’t be created. Please try again.`,
          }}
          send={(proof) => request(replaceRecoveryCodes, { body: proof })}
          onDone={({ recoveryCodes }) => showCodes(recoveryCodes)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'disable' && (
        <ProofDialog
          title={<Trans>Turn off two-step sign-in?</Trans>}
          lead={<Trans>After that, your password alone is enough to sign in.</Trans>}
          submitLabel={<Trans>Turn off</Trans>}
          messages={{
            done: () => t`Two-step sign-in is off`,
            failed: t`It couldn’t be turned off. Please try again.`,
          }}
          send={(proof) => request(disableSecondFactor, { body: proof })}
          onDone={() => {
            void reload();
            close();
          }}
          onClose={close}
        />
      )}
      {dialog?.kind === 'codes' && (
        <RecoveryCodesDialog recoveryCodes={dialog.recoveryCodes} onClose={close} />
      )}
    </div>
  );
}
