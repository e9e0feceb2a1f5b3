import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { useLanguage } from '../../../i18n/use-language';
import { button } from '../../../ui/button/Button.css';
import { CompactDialog } from '../../../ui/dialog/CompactDialog';
import { actions } from '../../../ui/dialog/CompactDialog.css';
import { Radio, RadioGroup } from '../../../ui/form/RadioGroup';
import { TextField } from '../../../ui/form/TextField';
import { useSending } from '../../../ui/form/use-sending';
import { useBlockBackNavigation } from '../../shell/unsaved-changes/use-block-back-navigation';
import * as styles from './EditPricesDialog.css';
import { PriceList } from './PriceList';
import { PriceTiersNotice } from './PriceTiersNotice';
import {
  type ChangeKind,
  changeKinds,
  computeNewPrices,
  type NewPrice,
  parsePriceChange,
} from './price-change';
import { usePriceError } from './use-price-error';

interface EditPricesDialogProps {
  readonly products: readonly Product[];
  /** Resolves to whether the prices were saved. */
  readonly onSave: (newPrices: readonly NewPrice[]) => Promise<boolean>;
  readonly onClose: () => void;
}

export function EditPricesDialog({ products, onSave, onClose }: EditPricesDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [kind, setKind] = useState<ChangeKind>('percent');
  const [text, setText] = useState('');
  const [isValidated, setValidated] = useState(false);
  const { sending, whileSending } = useSending();
  const field = useRef<HTMLInputElement>(null);
  const describeError = usePriceError();

  const change = parsePriceChange(kind, text);
  const newPrices = change && computeNewPrices(products, change);
  const error = describeError(kind, newPrices);

  function closeUnlessSending(): void {
    if (!sending) onClose();
  }
  useBlockBackNavigation(closeUnlessSending);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setValidated(true);
    if (!newPrices || error !== undefined) {
      field.current?.focus();
      return;
    }
    if (await whileSending(() => onSave(newPrices))) onClose();
  }

  const kindNames: Readonly<Record<ChangeKind, string>> = {
    percent: t`Percent`,
    dollars: t`Dollars`,
  };

  return (
    <CompactDialog title={<Trans>Edit prices</Trans>} onClose={closeUnlessSending}>
      <form noValidate onSubmit={save} className={styles.fields}>
        <RadioGroup legend={<Trans>Change by</Trans>}>
          {changeKinds.map((name) => (
            <Radio
              key={name}
              name="kind"
              label={kindNames[name]}
              checked={kind === name}
              disabled={sending}
              onChange={() => setKind(name)}
            />
          ))}
        </RadioGroup>
        <TextField
          ref={field}
          label={
            kind === 'percent' ? <Trans>Change in percent</Trans> : <Trans>Change in dollars</Trans>
          }
          hint={
            kind === 'percent' ? (
              <Trans>For example 5 or -10</Trans>
            ) : (
              <Trans>For example 2 or -1.50</Trans>
            )
          }
          data-autofocus
          autoComplete="off"
          required
          readOnly={sending}
          error={isValidated ? error : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <PriceList products={products} newPrices={newPrices} />
        <PriceTiersNotice
          names={products
            .filter(({ priceTiers, options }) => priceTiers && options.length === 0)
            .map((product) => getProductText(product, 'name', language))}
        />
        <p className={actions}>
          <button type="button" className={button.secondary} onClick={closeUnlessSending}>
            <Trans>Cancel</Trans>
          </button>
          <button type="submit" className={button.primary} disabled={sending}>
            <Trans>Save prices</Trans>
          </button>
        </p>
      </form>
    </CompactDialog>
  );
}
