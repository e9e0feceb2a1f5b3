import { Plural, Trans } from '@lingui/react/macro';
import { searchMediaFiles } from '#contract/media/admin-endpoints';
import { defaultMediaPageSize } from '#contract/media/schema';
import { query } from '../../../data/query';
import { useQuery } from '../../../data/use-query';
import { LoadError } from '../../../ui/error-boundary/LoadError';
import { EmptyState } from '../../../ui/notice/EmptyState';
import { FileGrid } from '../grid/FileGrid';
import type { FileActions } from '../grid/file-actions';
import { GridSkeleton } from '../grid/GridSkeleton';
import * as styles from './FileSearch.css';

interface FileSearchResultsProps {
  readonly term: string;
  readonly actions: FileActions;
}

export function FileSearchResults({ term, actions }: FileSearchResultsProps) {
  const { data, error, mutate } = useQuery(
    query(searchMediaFiles, {
      query: { term, limit: defaultMediaPageSize },
    }),
  );
  const files = data?.files;
  return (
    <>
      <div role="status">
        <p className={styles.count}>
          {files && files.length > 0 && (
            <Plural
              value={files.length}
              one={`# file found for “${term}”`}
              other={`# files found for “${term}”`}
            />
          )}
        </p>
        {files?.length === 0 && (
          <EmptyState title={<Trans>No files found</Trans>}>
            <p>
              <Trans>No files match “{term}”. Try fewer or different words.</Trans>
            </p>
          </EmptyState>
        )}
      </div>
      {error !== undefined && (
        <LoadError onRetry={() => void mutate()}>
          <Trans>Failed to search files</Trans>
        </LoadError>
      )}
      {!files && error === undefined && <GridSkeleton />}
      {files && files.length > 0 && <FileGrid files={files} actions={actions} />}
    </>
  );
}
