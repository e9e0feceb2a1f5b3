import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { MediaFile } from '#contract/media';
import { isWholeTerm, termRule } from '#contract/media-search';
import { useLanguage } from '../../i18n/use-language';
import { useFirstNewCard } from '../../media/panel/browse/use-first-new-card';
import { AwaitedGrid } from '../../media/panel/grid/AwaitedGrid';
import { LoadFailed } from '../../media/panel/library/LoadFailed';
import { button } from '../../ui/button/Button.css';
import { ListSearch } from '../list/ListSearch';
import { nothing } from '../list/ListTools.css';
import * as styles from './LibraryPictures.css';
import { useLibraryImages } from './use-library-images';

interface LibraryPicturesProps {
  readonly children: (images: readonly MediaFile[]) => ReactNode;
}

/** Searches the media library and hands on the images it has come to, where there are any. */
export function LibraryPictures({ children }: LibraryPicturesProps) {
  const language = useLanguage();
  const [q, setQ] = useState('');
  const isSearching = isWholeTerm(q);
  return (
    <>
      <div className={styles.search}>
        <ListSearch label={<Trans>Search the library</Trans>} q={q} onSearch={setQ} />
        <p role="status" className={styles.quiet}>
          {q !== '' && !isSearching && termRule[language]}
        </p>
      </div>
      <FoundImages term={isSearching ? q : undefined}>{children}</FoundImages>
    </>
  );
}

interface FoundImagesProps extends LibraryPicturesProps {
  readonly term: string | undefined;
}

/** The images of the folder, or those a search finds; more of them when asked. */
function FoundImages({ term, children }: FoundImagesProps) {
  const { images, failed, hasMore, loadingMore, loadMore, retry } = useLibraryImages(term);
  const count = images?.length ?? 0;
  const { grid, awaitMore } = useFirstNewCard<HTMLDivElement>(count, loadingMore, 'label > input');

  function more(): void {
    awaitMore();
    void loadMore();
  }

  return (
    <>
      {images && count > 0 && <div ref={grid}>{children(images)}</div>}
      {failed && (
        <LoadFailed onRetry={() => void retry()}>
          <Trans>Error loading images from the media provider. Please try again.</Trans>
        </LoadFailed>
      )}
      {!images && !failed && <AwaitedGrid />}
      {images && count === 0 && !hasMore && (
        <p role="status" className={nothing}>
          {term === undefined ? (
            <Trans>No images found in the Talavera folder</Trans>
          ) : (
            <Trans>No file is named or tagged “{term}”. Try fewer or different words.</Trans>
          )}
        </p>
      )}
      <div className={styles.foot}>
        <p role="status" className={styles.quiet}>
          {count > 0 && <Plural value={count} one="# image shown" other="# images shown" />}
        </p>
        {hasMore && !failed && (
          <button
            type="button"
            className={button({ kind: 'quiet' })}
            aria-disabled={loadingMore}
            onClick={loadingMore ? undefined : more}
          >
            {loadingMore ? <Trans>Loading…</Trans> : <Trans>Load more</Trans>}
          </button>
        )}
      </div>
    </>
  );
}
