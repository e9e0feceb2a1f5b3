import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { endOtherSessions, endSession, listSessions } from '#contract/session/admin-endpoints';
import type { ActiveSession } from '#contract/session/admin-schema';
import { request } from '../../data/http-client';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import { formatDateTime } from '../../i18n/dates';
import { useLanguage } from '../../i18n/use-language';
import { button, textButton } from '../../ui/button/Button.css';
import { LoadError } from '../../ui/error-boundary/LoadError';
import { useSending } from '../../ui/form/use-sending';
import { useMutationToast } from '../shell/mutations/use-mutation-toast';
import * as styles from './SettingsPage.css';

export function SessionList() {
  const { t } = useLingui();
  const runMutation = useMutationToast();
  const { sending, whileSending } = useSending();
  const { data, error, mutate } = useQuery(query(listSessions, {}));
  const listRef = useRef<HTMLUListElement>(null);
  const sessions = data ?? [];

  async function end(send: () => Promise<unknown>, done: string): Promise<void> {
    await whileSending(() =>
      runMutation(send, {
        done: () => done,
        failed: t`The device couldn’t be signed out. Please try again.`,
      }),
    );
    await mutate();
    // The button is gone.
    listRef.current?.focus();
  }

  if (error && !data) {
    return (
      <LoadError onRetry={() => void mutate()}>
        <Trans>The devices couldn’t be loaded. Please try again.</Trans>
      </LoadError>
    );
  }
  return (
    <>
      <ul ref={listRef} tabIndex={-1} aria-label={t`Signed-in devices`} className={styles.dates}>
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            disabled={sending}
            onEnd={(device) =>
              void end(
                () => request(endSession, { params: { id: session.id } }),
                t`Signed out: ${device}`,
              )
            }
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <p>
          <button
            type="button"
            className={button.secondary}
            disabled={sending}
            onClick={() =>
              void end(() => request(endOtherSessions, {}), t`You’re signed out everywhere else`)
            }
          >
            <Trans>Sign out everywhere else</Trans>
          </button>
        </p>
      )}
    </>
  );
}

interface SessionItemProps {
  readonly session: ActiveSession;
  readonly disabled: boolean;
  readonly onEnd: (device: string) => void;
}

function SessionItem({ session, disabled, onEnd }: SessionItemProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const device = useDeviceName(session);
  const since = formatDateTime(session.createdAt, language);
  const lastUse = formatDateTime(session.lastUsedAt, language);
  return (
    <li className={styles.session}>
      <div>
        <p>{device}</p>
        <p className={styles.places}>
          <Trans>
            Since {since}, last used {lastUse}
          </Trans>
        </p>
      </div>
      {session.isCurrent ? (
        <span className={styles.places}>
          <Trans>This device</Trans>
        </span>
      ) : (
        <button
          type="button"
          className={textButton}
          disabled={disabled}
          aria-label={t`Sign out ${device}, in use since ${since}`}
          onClick={() => onEnd(device)}
        >
          <Trans>Sign out</Trans>
        </button>
      )}
    </li>
  );
}

function useDeviceName({ browser, system }: ActiveSession): string {
  const { t } = useLingui();
  if (browser !== null && system !== null) return t`${browser} on ${system}`;
  return browser ?? system ?? t`Unknown device`;
}
