import { Trans } from '@lingui/react/macro';
import { getOptionName, namesServings, type ProductOption } from '#contract/products/options';
import type { Product } from '#contract/products/schema';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useNavigate } from '../../routing/use-navigate';
import { formatServings } from '../cart/format-servings';
import * as styles from './OptionPicker.css';

interface OptionPickerProps {
  readonly product: Product;
  /** The chosen one. */
  readonly option: ProductOption;
}

/** The choice is in the URL. Without JavaScript it's a form that loads the page of the chosen option. */
export function OptionPicker({ product: { options }, option: chosen }: OptionPickerProps) {
  const navigate = useNavigate();
  return (
    <>
      {options.length > 1 && (
        <form onSubmit={(event) => event.preventDefault()}>
          <fieldset className={styles.options}>
            <legend className={styles.legend}>
              <Trans>Sizes and prices</Trans>
            </legend>
            {options.map((option) => (
              <label key={option.key} className={styles.option}>
                <input
                  type="radio"
                  name="size"
                  value={option.key}
                  checked={option === chosen}
                  className={styles.radio}
                  onChange={() => void navigate(`?size=${option.key}`, { replace: true })}
                />
                <OptionDetails option={option} />
              </label>
            ))}
          </fieldset>
          <button type="submit" className={styles.submit}>
            <Trans>Show this option</Trans>
          </button>
        </form>
      )}
      <QuantityPrices option={chosen} />
    </>
  );
}

function OptionDetails({ option }: { readonly option: ProductOption }) {
  const language = useLanguage();
  const { serves, price } = option;
  const isForSeveral = serves !== null && serves.to > 1;
  const people = isForSeveral && formatServings(serves, language);
  const perPerson = isForSeveral && formatPrice(price / serves.to, language);
  return (
    <>
      <span className={styles.name}>{getOptionName(option, language)}</span>{' '}
      <span className={styles.price}>{formatPrice(price, language)}</span>{' '}
      <span className={styles.details}>
        <span>{people && !namesServings(option) && <Trans>{people} people</Trans>}</span>{' '}
        <span>{perPerson && <Trans>from {perPerson} a person</Trans>}</span>
      </span>
    </>
  );
}

function QuantityPrices({ option: { quantityPrices } }: { readonly option: ProductOption }) {
  const language = useLanguage();
  return quantityPrices.map(({ minQuantity, price: dollars }) => {
    const price = formatPrice(dollars, language);
    return (
      <p key={minQuantity} className={styles.quantityPrice}>
        <Trans>
          From {minQuantity}: {price} each
        </Trans>
      </p>
    );
  });
}
