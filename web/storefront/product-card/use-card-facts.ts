import { dietNames } from '#contract/products/diets';
import { getServingRange, getStartingPrice } from '#contract/products/option-range';
import { getProductText } from '#contract/products/product-text';
import { getPricePerPerson, listServings } from '#contract/products/servings';
import { useLanguage } from '../../i18n/use-language';
import { formatServings } from '../cart/format-servings';
import type { ListedProduct } from './listed-product';

/** Not gluten: wherever an allergen is mentioned, the warning about traces has to be too. */
const markedDiets = ['vegetarian', 'no-pork'] as const;

/** What a list says about a product, in the page's language. */
export function useCardFacts(product: ListedProduct) {
  const language = useLanguage();
  const { offer, facts } = product;
  const serves = getServingRange(product);
  const perPerson = offer ? offer.dollars / offer.people : getPricePerPerson(listServings(product));
  return {
    name: getProductText(product, 'name', language),
    /** Props of `Price`. */
    price: offer ?? getStartingPrice(product),
    /** Of people, such as '8–12'. */
    range: serves && formatServings(serves, language),
    /** Whole dollars per person. */
    amount: perPerson && Math.round(perPerson),
    diets: markedDiets
      .filter((diet) => facts.confirmed && facts.diets.includes(diet))
      .map((diet) => dietNames[diet][language]),
  };
}
