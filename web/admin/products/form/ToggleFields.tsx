import { Controller } from 'react-hook-form';
import { Checkbox } from '../../../ui/form/Checkbox';
import * as styles from './ProductEditor.css';
import { toggleFields } from './product-fields';
import { useFieldLabels } from './use-field-labels';
import type { ProductFormApi } from './use-product-field';

export function ToggleFields({ form }: { readonly form: ProductFormApi }) {
  const labels = useFieldLabels();
  return (
    <div className={styles.toggles}>
      {toggleFields.map((toggle) => (
        <Controller
          key={toggle}
          control={form.control}
          name={toggle}
          render={({ field: { name, value = false, onChange, onBlur } }) => (
            <Checkbox
              label={labels[toggle]}
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
