import { Controller } from 'react-hook-form';
import { Checkbox } from '../../../ui/form/Checkbox';
import * as styles from './ProductForm.css';
import { flags } from './product-fields';
import type { FilledForm } from './use-field';
import { useFieldNames } from './use-field-names';

/** What is so of a product or is not. */
export function FlagFields({ form }: { readonly form: FilledForm }) {
  const names = useFieldNames();
  return (
    <div className={styles.flags}>
      {flags.map((flag) => (
        <Controller
          key={flag}
          control={form.control}
          name={flag}
          render={({ field: { name, value = false, onChange, onBlur } }) => (
            <Checkbox
              label={names[flag]}
              name={name}
              checked={value}
              onChange={({ target }) => onChange(target.checked)}
              onBlur={onBlur}
            />
          )}
        />
      ))}
    </div>
  );
}
