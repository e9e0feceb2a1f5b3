import { Trans } from '@lingui/react/macro';
import { getSelectionTitle } from '#contract/products/options';
import { useQuery } from '../../../data/use-query';
import { formatPrice } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { focusElement } from '../../../routing/use-navigation-effects';
import { button } from '../../../ui/button/Button.css';
import { productsQuery } from '../../product-card/product-queries';
import { addToCart, getCartOption } from '../change-cart';
import { estimateServings, parseGuestCount } from '../contents/estimate-servings';
import { formatServings } from '../format-servings';
import type { LineItem } from './line-items';
import * as styles from './ServingsSuggestion.css';
import { suggestOption } from './suggest-option';

interface ServingsSuggestionProps {
  readonly lines: readonly LineItem[];
  readonly guests: string;
}

/** Offers one option that is enough for the guests whom the cart doesn't serve yet. */
export function ServingsSuggestion({ lines, guests }: ServingsSuggestionProps) {
  const language = useLanguage();
  const { data: products } = useQuery(productsQuery);
  const { totalServings } = estimateServings(lines);
  const missingGuests = (parseGuestCount(guests) ?? 0) - (totalServings?.to ?? Infinity);
  const suggestion =
    products && missingGuests > 0 ? suggestOption(products, missingGuests) : undefined;
  if (!suggestion?.option.serves) return null;
  const { product, option } = suggestion;
  const name = getSelectionTitle(product, option.key, language);
  const range = formatServings(suggestion.option.serves, language);
  const price = formatPrice(option.price, language);
  return (
    <div className={styles.suggestion}>
      <p>
        <Trans>
          {name} serves {range} more, for {price}.
        </Trans>
      </p>
      <button
        type="button"
        className={button.secondary}
        onClick={({ currentTarget }) => {
          addToCart(product.id, 1, getCartOption(option));
          focusServingsStatus(currentTarget);
        }}
      >
        <Trans>Add {name}</Trans>
      </button>
    </div>
  );
}

/** The button goes with the suggestion. Focusing the field itself would open the keyboard of a phone. */
function focusServingsStatus({ form }: HTMLButtonElement): void {
  const guests = form?.elements.namedItem('guests');
  if (guests instanceof HTMLElement)
    focusElement(guests.parentElement?.querySelector<HTMLElement>('[role=status]'));
}
