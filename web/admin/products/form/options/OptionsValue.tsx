import { Trans } from '@lingui/react/macro';
import { formatPriceTiers } from '#contract/products/format-price-tiers';
import { getOptionName, type ProductOption } from '#contract/products/options';
import { useLanguage } from '../../../../i18n/use-language';
import { text } from '../ConflictResolver.css';

/** Options in a conflict between two versions. */
export function OptionsValue({ json }: { readonly json: string }) {
  const language = useLanguage();
  const options: ProductOption[] = JSON.parse(json);
  return (
    <ul>
      {options.map((option) => (
        <li key={option.key} className={text}>
          {formatPriceTiers([option], language)}
          {option.name.es !== option.name.en && ` · ${getOptionName(option, 'es')}`}
          {option.stock !== null && (
            <>
              {' · '}
              <Trans>{option.stock} in stock</Trans>
            </>
          )}
          {option.isDefault && (
            <>
              {' · '}
              <Trans>default</Trans>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
