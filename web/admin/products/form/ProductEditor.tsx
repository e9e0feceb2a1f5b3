import { Trans } from '@lingui/react/macro';
import { button } from '../../../ui/button/Button.css';
import { ServerError } from '../../shell/session/ServerError';
import { BasicFields } from './BasicFields';
import { BoardFields } from './BoardFields';
import { DeletedNotice } from './DeletedNotice';
import { FactFields } from './FactFields';
import { OptionFields } from './options/OptionFields';
import * as styles from './ProductEditor.css';
import { SpanishFields } from './SpanishFields';
import type { ProductFormState } from './use-product-form';

interface ProductEditorProps {
  readonly state: ProductFormState;
  readonly onSelectImage: (files?: readonly File[]) => void;
  readonly onCancel: () => void;
}

export function ProductEditor({ state, onSelectImage, onCancel }: ProductEditorProps) {
  const { form, submit, sending, error, isDeleted } = state;
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {isDeleted && <DeletedNotice />}
      <fieldset disabled={sending} className={styles.fieldset}>
        <BasicFields form={form} onSelectImage={onSelectImage} />
        <OptionFields form={form} />
        <BoardFields form={form} />
        <SpanishFields form={form} />
        <FactFields form={form} />
        <div className={styles.footer}>
          <ServerError error={error} />
          <button type="button" className={button.secondary} onClick={onCancel}>
            <Trans>Cancel</Trans>
          </button>
          <button type="submit" className={button.primary}>
            <SaveLabel sending={sending} isDeleted={isDeleted} />
          </button>
        </div>
      </fieldset>
    </form>
  );
}

function SaveLabel({ sending, isDeleted }: Pick<ProductFormState, 'sending' | 'isDeleted'>) {
  if (sending) return <Trans>Saving...</Trans>;
  return isDeleted ? <Trans>Save as a new product</Trans> : <Trans>Save</Trans>;
}
