import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { getMediaFile } from '#contract/media/admin-endpoints';
import { LoadFailed } from '../../../admin/shell/error-boundary/LoadFailed';
import { hasStatus } from '../../../data/http-client';
import { query } from '../../../data/query';
import { useQuery } from '../../../data/use-query';
import { EditFile } from '../edit/EditFile';
import { AwaitedDetails } from './AwaitedDetails';
import * as styles from './FileDetails.css';
import { ShownFile } from './ShownFile';

const notFound = 404;

interface FileDetailsProps {
  readonly id: string;
  readonly editing: boolean;
  readonly onEdit: () => void;
  readonly onEdited: () => void;
  readonly onUnsaved: (unsaved: boolean) => void;
}

export function FileDetails({ id, editing, onEdit, onEdited, onUnsaved }: FileDetailsProps) {
  const { data, error, mutate } = useQuery(query(getMediaFile, { params: { id } }));
  const editButton = useFocusAfter(editing);
  if (data && editing) return <EditFile file={data.file} onDone={onEdited} onUnsaved={onUnsaved} />;
  if (data) return <ShownFile file={data.file} onEdit={onEdit} editButton={editButton} />;
  if (error === undefined) return <AwaitedDetails />;
  return (
    <>
      <p className={styles.missing}>
        <Trans>File details not available</Trans>
      </p>
      {!hasStatus(error, notFound) && (
        <LoadFailed onRetry={() => void mutate()}>
          <Trans>Failed to fetch file</Trans>
        </LoadFailed>
      )}
    </>
  );
}

function useFocusAfter(away: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !away) button.current?.focus();
    wasAway.current = away;
  }, [away]);
  return button;
}
