import { Trans, useLingui } from '@lingui/react/macro';
import { getItemName } from '#contract/orders/item-name';
import { getOptionName } from '#contract/products/options';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { useLanguage } from '../../../../i18n/use-language';
import { textButton } from '../../../../ui/button/Button.css';
import { SelectField } from '../../../../ui/form/SelectField';
import { TextField } from '../../../../ui/form/TextField';
import { visuallyHidden } from '../../../../ui/visually-hidden.css';
import { changeQuantity, selectOption } from './catalog-line';
import * as styles from './OrderForm.css';
import type { LineValues } from './order-form-values';
import { type OrderFieldsProps, useOrderField } from './use-order-field';

interface LineRowProps extends OrderFieldsProps {
  readonly index: number;
  readonly products: readonly Product[];
  readonly onRemove: () => void;
}

export function LineRow({ form, index, products, onRemove }: LineRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const field = useOrderField(form);
  const line = form.getValues(`items.${index}`);
  const product = products.find(({ id }) => id === line.productId);
  const name = getItemName(line, products, language) || t`New item`;

  function change(next: LineValues): void {
    form.setValue(`items.${index}`, next, { shouldDirty: true, shouldValidate: true });
  }

  const number = index + 1;
  const quantity = field(`items.${index}.quantity`);
  return (
    <li className={styles.line}>
      {line.productId === null ? (
        <div className={styles.customName}>
          <TextField
            autoComplete="off"
            label={t`Item ${number}`}
            {...field(`items.${index}.productName`)}
          />
        </div>
      ) : (
        <p className={styles.lineName}>
          {product ? getProductText(product, 'name', language) : line.productName}
        </p>
      )}
      {product && product.options.length > 0 && (
        <div className={styles.lineOption}>
          <SelectField
            label={
              <>
                <Trans>Size or kind</Trans> <span className={visuallyHidden}>{name}</span>
              </>
            }
            value={line.option ?? ''}
            onChange={({ target }) => change(selectOption(line, product, target.value))}
          >
            {!product.options.some(({ key }) => key === line.option) && (
              <option value={line.option ?? ''}>{line.optionName?.[language] ?? '–'}</option>
            )}
            {product.options.map((option) => (
              <option key={option.key} value={option.key}>
                {getOptionName(option, language)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {line.productId !== null && !product?.options.length && <span className={styles.noOption} />}
      <TextField
        inputMode="numeric"
        autoComplete="off"
        label={
          <>
            <Trans>Quantity</Trans> <span className={visuallyHidden}>{name}</span>
          </>
        }
        {...quantity}
        onChange={({ target }) => change(changeQuantity(line, product, target.value))}
      />
      <TextField
        inputMode="decimal"
        autoComplete="off"
        label={
          <>
            <Trans>Price each</Trans> <span className={visuallyHidden}>{name}</span>
          </>
        }
        {...field(`items.${index}.price`)}
      />
      <button type="button" className={`${textButton} ${styles.remove}`} onClick={onRemove}>
        <Trans>Remove</Trans> <span className={visuallyHidden}>{name}</span>
      </button>
    </li>
  );
}
