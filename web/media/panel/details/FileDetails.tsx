import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import * as HTTP from '#contract/core/http-status';
import { getMediaFile } from '#contract/media/admin-endpoints';
import { hasStatus } from '../../../data/http-client';
import { query } from '../../../data/query';
import { useQuery } from '../../../data/use-query';
import { LoadError } from '../../../ui/error-boundary/LoadError';
import { EditFileForm } from '../edit/EditFileForm';
import { DetailsSkeleton } from './DetailsSkeleton';
import * as styles from './FileDetails.css';
import { FileView } from './FileView';

interface FileDetailsProps {
  readonly id: string;
  readonly editing: boolean;
  readonly onEdit: () => void;
  readonly onEditEnd: () => void;
  readonly onUnsavedChange: (unsaved: boolean) => void;
}

export function FileDetails({ id, editing, onEdit, onEditEnd, onUnsavedChange }: FileDetailsProps) {
  const { data, error, mutate } = useQuery(query(getMediaFile, { params: { id } }));
  const editButton = useReturnFocus(editing);
  if (data && editing)
    return <EditFileForm file={data.file} onDone={onEditEnd} onUnsavedChange={onUnsavedChange} />;
  if (data) return <FileView file={data.file} onEdit={onEdit} editButton={editButton} />;
  if (error === undefined) return <DetailsSkeleton />;
  return (
    <>
      <p className={styles.missing}>
        <Trans>File details not available</Trans>
      </p>
      {!hasStatus(error, HTTP.notFound) && (
        <LoadError onRetry={() => void mutate()}>
          <Trans>Failed to fetch file</Trans>
        </LoadError>
      )}
    </>
  );
}

function useReturnFocus(isAway: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway) button.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return button;
}
