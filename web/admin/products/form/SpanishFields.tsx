import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { FormSection } from './FormSection';
import * as styles from './ProductForm.css';
import { spanishFields, toSpanishPath } from './product-fields';
import { TextInput } from './TextInput';
import { type ProductFormApi, useField } from './use-field';

export function SpanishFields({ form }: { readonly form: ProductFormApi }) {
  const field = useField(form);
  const english = useWatch({ control: form.control, name: spanishFields });
  return (
    <FormSection
      title={<Trans>Spanish texts</Trans>}
      note={<Trans>Each one falls back to English when empty.</Trans>}
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
            />
          </div>
        );
      })}
    </FormSection>
  );
}

const EnglishText = ({ children }: { readonly children: string }) => (
  <span lang="en" className={styles.english}>
    {children}
  </span>
);
