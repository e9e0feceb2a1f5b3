import { Plural, Trans } from '@lingui/react/macro';
import { button } from '../../../ui/button/Button.css';
import { LoadError } from '../../../ui/error-boundary/LoadError';
import { EmptyState } from '../../../ui/notice/EmptyState';
import { FileGrid } from '../grid/FileGrid';
import type { FileActions } from '../grid/file-actions';
import { GridSkeleton } from '../grid/GridSkeleton';
import { type FileListOptions, useLibraryFiles } from '../library/use-library-files';
import { LoadMore } from './LoadMore';
import { useFocusFirstNew } from './use-focus-first-new';

interface BrowseFilesProps {
  readonly view: FileListOptions;
  readonly actions: FileActions;
  readonly onUpload: () => void;
}

export function BrowseFiles({ view, actions, onUpload }: BrowseFilesProps) {
  const { files, failed, hasMore, loadingMore, loadMore, retry } = useLibraryFiles(view);
  const { grid, expectMore } = useFocusFirstNew<HTMLUListElement>(
    files?.length ?? 0,
    loadingMore,
    'li > button',
  );

  function loadMoreFiles(): void {
    expectMore();
    void loadMore();
  }

  return (
    <>
      {files && files.length > 0 && <FileGrid ref={grid} files={files} actions={actions} />}
      {failed && (
        <LoadError onRetry={retry}>
          <Trans>Failed to fetch files</Trans>
        </LoadError>
      )}
      {!files && !failed && <GridSkeleton />}
      <div role="status">
        {files?.length === 0 && (
          <EmptyState title={<Trans>No files found</Trans>}>
            <button type="button" className={button.secondary} onClick={onUpload}>
              <Trans>Upload a picture</Trans>
            </button>
          </EmptyState>
        )}
      </div>
      <LoadMore
        count={
          files &&
          files.length > 0 && (
            <Plural value={files.length} one="# file shown" other="# files shown" />
          )
        }
        hasMore={hasMore && !failed}
        loadingMore={loadingMore}
        onLoadMore={loadMoreFiles}
      />
    </>
  );
}
