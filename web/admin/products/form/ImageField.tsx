import { Trans } from '@lingui/react/macro';
import Images from 'lucide-react/icons/images';
import { useWatch } from 'react-hook-form';
import { button } from '../../../ui/button/Button.css';
import { classes } from '../../../ui/classes';
import { TextField } from '../../../ui/form/TextField';
import { FigLeaf } from '../../../ui/icon/FigLeaf';
import { PlainPhoto } from '../../../ui/photo/PlainPhoto';
import * as styles from './ImageField.css';
import { type FilledForm, useField } from './use-field';

interface ImageFieldProps {
  readonly form: FilledForm;
  readonly onChoose: () => void;
}

/** The picture of a product: as it looks, from the library or by its address. */
export function ImageField({ form, onChoose }: ImageFieldProps) {
  const field = useField(form);
  const url = useWatch({ control: form.control, name: 'imageUrl' })?.trim() ?? '';
  return (
    <div className={styles.place}>
      <div className={styles.preview}>
        {url === '' ? (
          <FigLeaf size={88} className={styles.leaf} />
        ) : (
          // Another picture has another fate.
          <PlainPhoto key={url} url={url} alt="" className={styles.photograph} />
        )}
      </div>
      <button
        type="button"
        className={classes(button({ kind: 'quiet' }), styles.choose)}
        onClick={onChoose}
      >
        <Images aria-hidden size={19} />
        <Trans>Choose from the library</Trans>
      </button>
      <TextField
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('imageUrl')}
      />
    </div>
  );
}
