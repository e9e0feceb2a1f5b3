import { Trans } from '@lingui/react/macro';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import { ExclusionNotice, ExclusionSummary } from '../search/ExclusionNotice';
import { SearchAnswers } from '../search/SearchAnswers';
import { SearchGroup } from '../search/SearchGroup';
import type { Listing } from './listing';
import { NoProducts, type NoProductsProps } from './NoProducts';
import { ProductMenu } from './ProductMenu';

export { AskLinks } from '../search/SearchGroup';
export { Pagination } from './Pagination';

interface ListingProps {
  readonly listing: Listing;
}

/** What the search left out, and the questions that answer it. */
export const SearchNotes = ({ listing: { exclusion, answers } }: ListingProps) => (
  <>
    {exclusion && (
      <ExclusionNotice exclusion={exclusion}>
        <ExclusionSummary exclusion={exclusion} />
      </ExclusionNotice>
    )}
    <SearchAnswers answers={answers} />
  </>
);

export function NothingFound({ listing, cause }: ListingProps & NoProductsProps) {
  const { exclusion, answers } = listing;
  const isExplained = exclusion?.excludesAllResults || answers.length > 0;
  return (
    <>
      <SearchNotes listing={listing} />
      {!isExplained && <NoProducts cause={cause} />}
      <p className={visuallyHidden} role="status">
        <Trans>No Products Found</Trans>
      </p>
    </>
  );
}

/** What a search does not find as it is. */
export const OtherProducts = ({ listing: { onRequest, near } }: ListingProps) => (
  <>
    {onRequest.length > 0 && (
      <SearchGroup kind="onRequest">
        <ProductMenu products={onRequest} />
      </SearchGroup>
    )}
    {near.length > 0 && (
      <SearchGroup kind="near">
        <ProductMenu products={near} />
      </SearchGroup>
    )}
  </>
);
