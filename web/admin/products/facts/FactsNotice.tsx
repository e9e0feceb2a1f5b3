import { Plural } from '@lingui/react/macro';
import type { Product } from '#contract/products/schema';
import { backOfficePaths } from '../../../routing/back-office-paths';
import { Link } from '../../../routing/Link';
import { noticeLink } from './FactsPage.css';

/** Links to the page where unchecked facts are confirmed. */
export function FactsNotice({ products }: { readonly products: readonly Product[] }) {
  const unchecked = products.filter(({ facts }) => !facts.confirmed).length;
  if (unchecked === 0) return null;
  return (
    <Link to={backOfficePaths.facts()} className={noticeLink}>
      <Plural
        value={unchecked}
        one="Check the allergens and diets of # product"
        other="Check the allergens and diets of # products"
      />
    </Link>
  );
}
