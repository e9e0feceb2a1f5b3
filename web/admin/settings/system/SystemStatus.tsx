import { Plural, Trans } from '@lingui/react/macro';
import { getSystemStatus, type SystemStatus as Status } from '#contract/system/admin-endpoints';
import { query } from '../../../data/query';
import { useQuery } from '../../../data/use-query';
import { formatDateTime } from '../../../i18n/dates';
import { formatBytes } from '../../../i18n/format-bytes';
import { useLanguage } from '../../../i18n/use-language';
import { LoadError } from '../../../ui/error-boundary/LoadError';
import { DetailItem, DetailList } from '../../inbox/DetailList';
import { SystemWarning } from './SystemWarning';

export function SystemStatus() {
  const { data, error, mutate } = useQuery(query(getSystemStatus, {}));
  if (!data && error) {
    return (
      <LoadError onRetry={() => void mutate()}>
        <Trans>The server’s state couldn’t be loaded. Please try again.</Trans>
      </LoadError>
    );
  }
  return data ? <StatusDetails status={data} /> : null;
}

function StatusDetails({ status }: { readonly status: Status }) {
  const language = useLanguage();
  const { version, database, disk, email, lastBackup, servers, warnings } = status;
  const databaseName = { sqlite: 'SQLite', postgres: 'PostgreSQL' }[database.engine];
  return (
    <>
      {warnings.map((warning) => (
        <SystemWarning key={warning} warning={warning} hasBackup={lastBackup !== null} />
      ))}
      <DetailList>
        <DetailItem label={<Trans>Last backup</Trans>}>
          <LastBackup lastBackup={lastBackup} />
        </DetailItem>
        <DetailItem label={<Trans>Email</Trans>}>
          <EmailState email={email} />
        </DetailItem>
        <DetailItem label={<Trans>Free disk space</Trans>}>
          {formatBytes(disk.freeBytes, language)}
        </DetailItem>
        <DetailItem label={<Trans>Database</Trans>}>
          {databaseName}, {formatBytes(database.bytes, language)}
        </DetailItem>
        <DetailItem label={<Trans>Version</Trans>}>{version}</DetailItem>
        <DetailItem label={<Trans>Servers</Trans>}>{servers}</DetailItem>
      </DetailList>
    </>
  );
}

function LastBackup({ lastBackup }: Pick<Status, 'lastBackup'>) {
  const language = useLanguage();
  if (!lastBackup) return <Trans>Never</Trans>;
  if (lastBackup === 'unknown') return <Trans>Not known on this server</Trans>;
  const { finishedAt, bytes } = lastBackup;
  return `${formatDateTime(finishedAt, language)}, ${formatBytes(bytes, language)}`;
}

function EmailState({ email }: Pick<Status, 'email'>) {
  const language = useLanguage();
  const { configured, queued, oldestQueuedAt, failed } = email;
  if (!configured) return <Trans>Not set up</Trans>;
  if (queued === 0 && failed === 0) return <Trans>All sent</Trans>;
  const since = oldestQueuedAt === null ? '' : formatDateTime(oldestQueuedAt, language);
  return (
    <>
      {queued > 0 && (
        <p>
          <Plural
            value={queued}
            one={`# is waiting, since ${since}`}
            other={`# are waiting, the oldest since ${since}`}
          />
        </p>
      )}
      {failed > 0 && (
        <p>
          <Plural
            value={failed}
            one="# couldn’t be delivered in the last week"
            other="# couldn’t be delivered in the last week"
          />
        </p>
      )}
    </>
  );
}
