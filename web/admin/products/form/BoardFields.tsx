import { Trans, useLingui } from '@lingui/react/macro';
import { boardFieldNames, boardFields } from './board-fields';
import { FormSection } from './FormSection';
import { TextInput } from './TextInput';
import { type ProductFormApi, useProductField } from './use-product-field';

export function BoardFields({ form }: { readonly form: ProductFormApi }) {
  const { t } = useLingui();
  const field = useProductField(form);
  return (
    <FormSection title={<Trans>Charcuterie Board Information</Trans>}>
      {boardFieldNames.map((name) => {
        const { hint } = boardFields[name];
        return <TextInput key={name} textField={name} field={field(name)} hint={hint && t(hint)} />;
      })}
    </FormSection>
  );
}
