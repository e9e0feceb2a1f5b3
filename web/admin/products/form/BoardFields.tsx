import { Trans } from '@lingui/react/macro';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { FormSection } from './FormSection';
import * as styles from './ProductForm.css';
import { type FilledForm, useField } from './use-field';

/** What is told of a board, and may be left out. */
export function BoardFields({ form }: { readonly form: FilledForm }) {
  const field = useField(form);
  return (
    <FormSection title={<Trans>Charcuterie Board Information</Trans>}>
      <TextArea
        className={styles.growing}
        hint={<Trans>One tier per line</Trans>}
        {...field('priceTiers')}
      />
      <TextArea
        className={styles.growing}
        hint={<Trans>What’s on the board</Trans>}
        {...field('ingredients')}
      />
      <TextArea className={styles.growing} {...field('allergens')} />
      <TextArea className={styles.growing} {...field('perfectFor')} />
      <TextField autoComplete="off" {...field('servingSize')} />
      <TextField autoComplete="off" {...field('artisan')} />
      <TextField
        hint={<Trans>For example, 12 x 8 x 2 in</Trans>}
        autoComplete="off"
        {...field('dimensions')}
      />
      <TextField
        hint={<Trans>With kg, g, lb or oz</Trans>}
        autoComplete="off"
        {...field('weight')}
      />
      <TextArea className={styles.growing} {...field('materials')} />
      <TextField autoComplete="off" {...field('producer')} />
      <TextField
        hint={<Trans>Where it is made; Los Angeles when empty</Trans>}
        autoComplete="off"
        {...field('origin')}
      />
    </FormSection>
  );
}
