import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { Radio } from '../../../../ui/form/RadioGroup';
import { TextField } from '../../../../ui/form/TextField';
import { fieldPair } from '../ProductEditor.css';
import type { ProductFormApi } from '../use-product-field';
import * as styles from './OptionFields.css';
import { QuantityPriceFields } from './QuantityPriceFields';

interface OptionRowProps {
  readonly form: ProductFormApi;
  readonly index: number;
  readonly isLast: boolean;
  readonly onSelectDefault: () => void;
  readonly onMove: (offset: 1 | -1) => void;
  readonly onRemove: () => void;
}

type OptionPath =
  | 'name.en'
  | 'name.es'
  | 'price'
  | 'stock'
  | 'serves.from'
  | 'serves.to'
  | 'serves';

export function OptionRow({
  form,
  index,
  isLast,
  onSelectDefault,
  onMove,
  onRemove,
}: OptionRowProps) {
  const { t } = useLingui();
  const { control, register, getFieldState, formState } = form;
  const number = index + 1;
  const isFirst = index === 0;
  const isDefault = useWatch({ control, name: `options.${index}.isDefault` });
  const name = useWatch({ control, name: `options.${index}.name.en` }) || t`Option ${number}`;
  const getError = (path: OptionPath) =>
    getFieldState(`options.${index}.${path}`, formState).error?.message;
  const field = (path: Exclude<OptionPath, 'serves'>) => ({
    autoComplete: 'off',
    error: getError(path),
    ...register(`options.${index}.${path}`),
  });

  // A disabled button would lose the focus when its option arrives at the end.
  const move = (offset: 1 | -1) => {
    if (offset === -1 ? !isFirst : !isLast) onMove(offset);
  };

  return (
    <li>
      <fieldset className={styles.option}>
        <legend className={styles.legend}>{name}</legend>
        <div className={fieldPair}>
          <TextField label={<Trans>Option name</Trans>} required {...field('name.en')} />
          <TextField
            label={<Trans>Option name in Spanish</Trans>}
            lang="es"
            {...field('name.es')}
          />
          <TextField
            label={<Trans>Option price</Trans>}
            required
            inputMode="decimal"
            {...field('price')}
          />
          <TextField
            label={<Trans>Option stock</Trans>}
            hint={<Trans>Leave empty if you don’t track stock</Trans>}
            inputMode="numeric"
            {...field('stock')}
          />
          <TextField
            label={<Trans>Serves from</Trans>}
            inputMode="numeric"
            {...field('serves.from')}
          />
          <TextField
            label={<Trans>Serves up to</Trans>}
            inputMode="numeric"
            {...field('serves.to')}
            error={getError('serves.to') ?? getError('serves')}
          />
        </div>
        <QuantityPriceFields form={form} index={index} />
        <div className={styles.actions}>
          <Radio
            name="default-option"
            label={<Trans>Default option</Trans>}
            checked={isDefault === true}
            onChange={onSelectDefault}
          />
          <button
            type="button"
            className={styles.action}
            aria-label={t`Move up: ${name}`}
            aria-disabled={isFirst}
            onClick={() => move(-1)}
          >
            <Trans>Move up</Trans>
          </button>
          <button
            type="button"
            className={styles.action}
            aria-label={t`Move down: ${name}`}
            aria-disabled={isLast}
            onClick={() => move(1)}
          >
            <Trans>Move down</Trans>
          </button>
          <button
            type="button"
            className={styles.action}
            aria-label={t`Remove ${name}`}
            onClick={onRemove}
          >
            <Trans>Remove</Trans>
          </button>
        </div>
      </fieldset>
    </li>
  );
}
