import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { searchTermTooShort } from '#contract/media/admin-messages';
import { isValidSearchTerm } from '#contract/media/admin-rules';
import type { MediaFile } from '#contract/media/schema';
import { useLanguage } from '../../i18n/use-language';
import { LoadMore } from '../../media/panel/browse/LoadMore';
import { useFocusFirstNew } from '../../media/panel/browse/use-focus-first-new';
import { GridSkeleton } from '../../media/panel/grid/GridSkeleton';
import { FolderField } from '../../media/panel/library/FolderField';
import { LoadError } from '../../ui/error-boundary/LoadError';
import { empty } from '../data-table/DataTable.css';
import { ListSearchField } from '../data-table/ListSearchField';
import * as styles from './LibraryImageSearch.css';
import { type ImageSearch, useLibraryImages } from './use-library-images';

interface LibraryImageSearchProps {
  readonly children: (images: readonly MediaFile[]) => ReactNode;
}

/** Passes the images found to `children`; not called if there are none. */
export function LibraryImageSearch({ children }: LibraryImageSearchProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [q, setQ] = useState('');
  const [selectedFolder, setSelectedFolder] = useState<string | null>();
  const isSearching = isValidSearchTerm(q);
  // Until a folder is selected, a search covers all folders.
  const folderId = selectedFolder === undefined && isSearching ? null : selectedFolder;
  return (
    <>
      <div className={styles.search}>
        <div className={styles.fields}>
          <ListSearchField label={<Trans>Search the library</Trans>} q={q} onSearch={setQ} />
          <FolderField
            value={folderId}
            noneLabel={t`All folders`}
            onChange={(id) => setSelectedFolder(id || null)}
          />
        </div>
        <p role="status" className={styles.muted}>
          {q !== '' && !isSearching && searchTermTooShort[language]}
        </p>
      </div>
      <ImageResults search={{ folderId, term: isSearching ? q : undefined }}>
        {children}
      </ImageResults>
    </>
  );
}

interface ImageResultsProps extends LibraryImageSearchProps {
  readonly search: ImageSearch;
}

function ImageResults({ search, children }: ImageResultsProps) {
  const { images, failed, hasMore, loadingMore, loadMore, retry } = useLibraryImages(search);
  const count = images?.length ?? 0;
  const { grid, expectMore } = useFocusFirstNew<HTMLDivElement>(
    count,
    loadingMore,
    'label > input',
  );

  function loadAndFocusMore(): void {
    expectMore();
    void loadMore();
  }

  return (
    <>
      {images && count > 0 && <div ref={grid}>{children(images)}</div>}
      {failed && (
        <LoadError onRetry={() => void retry()}>
          <Trans>Error loading images from the media provider. Please try again.</Trans>
        </LoadError>
      )}
      {!images && !failed && <GridSkeleton />}
      {images && count === 0 && !hasMore && (
        <p role="status" className={empty}>
          <NoResultsMessage {...search} />
        </p>
      )}
      <LoadMore
        count={count > 0 && <Plural value={count} one="# image shown" other="# images shown" />}
        hasMore={hasMore && !failed}
        loadingMore={loadingMore}
        onLoadMore={loadAndFocusMore}
      />
    </>
  );
}

function NoResultsMessage({ folderId, term }: ImageSearch) {
  if (term !== undefined) {
    return <Trans>No files match “{term}”. Try fewer or different words.</Trans>;
  }
  if (folderId === undefined) return <Trans>No images found in the Talavera folder</Trans>;
  return <Trans>No files found</Trans>;
}
