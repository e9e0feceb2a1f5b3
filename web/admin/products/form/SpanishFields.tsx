import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { FormSection } from './FormSection';
import { useHasOptions } from './options/use-has-options';
import * as styles from './ProductEditor.css';
import { spanishFields, toSpanishPath } from './product-fields';
import { TextInput } from './TextInput';
import { type ProductFormApi, useProductField } from './use-product-field';

export function SpanishFields({ form }: { readonly form: ProductFormApi }) {
  const field = useProductField(form);
  const hasOptions = useHasOptions(form);
  const english = useWatch({ control: form.control, name: spanishFields });
  return (
    <FormSection
      title={<Trans>Spanish texts</Trans>}
      hint={<Trans>Each one falls back to English when empty.</Trans>}
    >
      {spanishFields.map((name, index) => {
        const { [index]: text } = english;
        return (
          <div key={name} className={styles.translated}>
            <TextInput
              textField={name}
              field={field(toSpanishPath(name))}
              hint={text && <EnglishText>{text}</EnglishText>}
              lang="es"
              readOnly={name === 'priceTiers' && hasOptions}
            />
          </div>
        );
      })}
    </FormSection>
  );
}

const EnglishText = ({ children }: { readonly children: string }) => (
  <span lang="en" className={styles.original}>
    {children}
  </span>
);
