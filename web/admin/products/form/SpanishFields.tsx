import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { FormSection } from './FormSection';
import * as styles from './ProductForm.css';
import { inSpanish, type SpanishField, spanishFields } from './product-fields';
import { type FilledForm, useField } from './use-field';

/** Fields that are a line and no more. */
const lines: ReadonlySet<SpanishField> = new Set(['name', 'servingSize']);

/** What the Spanish pages say, each text beside the English one. */
export function SpanishFields({ form }: { readonly form: FilledForm }) {
  const field = useField(form);
  const english = useWatch({ control: form.control, name: spanishFields });
  return (
    <FormSection
      title={<Trans>Spanish texts</Trans>}
      note={<Trans>Each one falls back to English when empty.</Trans>}
    >
      {spanishFields.map((name, at) => {
        const { [at]: text } = english;
        const control = {
          lang: 'es',
          autoComplete: 'off',
          hint: text && <EnglishText>{text}</EnglishText>,
          ...field(inSpanish(name)),
        };
        return (
          <div key={name} className={styles.translated}>
            {lines.has(name) ? (
              <TextField {...control} />
            ) : (
              <TextArea className={styles.growing} {...control} />
            )}
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
