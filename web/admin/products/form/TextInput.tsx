import type { ReactNode } from 'react';
import {
  isMultiline,
  type ProductTextField as TextFieldName,
  type TranslatedField,
} from '#contract/products/text-fields';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import * as styles from './ProductEditor.css';
import type { ProductFieldProps } from './use-product-field';

interface TextInputProps {
  /** Decides between a one-line input and a text area. */
  readonly textField: TextFieldName | TranslatedField;
  readonly field: ProductFieldProps;
  readonly hint: ReactNode;
  readonly lang?: string;
  readonly readOnly?: boolean;
}

export function TextInput({ textField, field, hint, lang, readOnly }: TextInputProps) {
  const props = { autoComplete: 'off', hint, lang, readOnly, ...field };
  return isMultiline(textField) ? (
    <TextArea className={styles.autoGrow} {...props} />
  ) : (
    <TextField {...props} />
  );
}
