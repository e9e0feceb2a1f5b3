import { Trans, useLingui } from '@lingui/react/macro';
import { boardFieldNames, boardFields } from './board-fields';
import { FormSection } from './FormSection';
import { useHasOptions } from './options/use-has-options';
import { TextInput } from './TextInput';
import { type ProductFormApi, useProductField } from './use-product-field';

export function BoardFields({ form }: { readonly form: ProductFormApi }) {
  const { t } = useLingui();
  const field = useProductField(form);
  const hasOptions = useHasOptions(form);
  return (
    <FormSection title={<Trans>Charcuterie Board Information</Trans>}>
      {boardFieldNames.map((name) => {
        const { hint } = boardFields[name];
        const isWritten = name === 'priceTiers' && hasOptions;
        return (
          <TextInput
            key={name}
            textField={name}
            field={field(name)}
            hint={isWritten ? t`Written from the options` : hint && t(hint)}
            readOnly={isWritten}
          />
        );
      })}
    </FormSection>
  );
}
