import { useLingui } from '@lingui/react/macro';
import { TextArea } from '../../ui/form/TextArea';
import * as styles from './SettingsPage.css';
import { type SettingsFieldsProps, useSettingsField } from './use-settings-field';

export function SynonymsField({ form }: SettingsFieldsProps) {
  const { t } = useLingui();
  const field = useSettingsField(form);
  return (
    <TextArea
      autoComplete="off"
      className={styles.synonyms}
      label={t`Words that mean the same`}
      hint={t`One row a line, words separated by commas, as in: avocado, aguacate, palta`}
      {...field('synonyms')}
    />
  );
}
