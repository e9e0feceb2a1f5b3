import { Trans } from '@lingui/react/macro';
import { button } from '../../../ui/button/Button.css';
import { ServerError } from '../../shell/session/Refusal';
import { BasicFields } from './BasicFields';
import { BoardFields } from './BoardFields';
import { GoneNotice } from './GoneNotice';
import * as styles from './ProductForm.css';
import { SpanishFields } from './SpanishFields';
import type { ProductFormState } from './use-product-form';

interface ProductFormProps {
  readonly state: ProductFormState;
  readonly onSelectImage: (files?: readonly File[]) => void;
  readonly onCancel: () => void;
}

export function ProductForm({ state, onSelectImage, onCancel }: ProductFormProps) {
  const { form, submit, sending, error, isGone } = state;
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {isGone && <GoneNotice />}
      <fieldset disabled={sending} className={styles.parts}>
        <BasicFields form={form} onSelectImage={onSelectImage} />
        <BoardFields form={form} />
        <SpanishFields form={form} />
        <div className={styles.foot}>
          <ServerError error={error} />
          <button type="button" className={button({ kind: 'quiet' })} onClick={onCancel}>
            <Trans>Cancel</Trans>
          </button>
          <button type="submit" className={button()}>
            <SaveLabel sending={sending} isGone={isGone} />
          </button>
        </div>
      </fieldset>
    </form>
  );
}

function SaveLabel({ sending, isGone }: Pick<ProductFormState, 'sending' | 'isGone'>) {
  if (sending) return <Trans>Saving...</Trans>;
  return isGone ? <Trans>Save as a new product</Trans> : <Trans>Save</Trans>;
}
