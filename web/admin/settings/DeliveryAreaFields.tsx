import { useLingui } from '@lingui/react/macro';
import { deliveryAreas } from '#contract/business';
import { formatList } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { TextArea } from '../../ui/form/TextArea';
import { TextField } from '../../ui/form/TextField';
import * as styles from './SettingsPage.css';
import { type SettingsFieldsProps, useSettingsField } from './use-settings-field';

export function DeliveryAreaFields({ form }: SettingsFieldsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const field = useSettingsField(form);
  return form.getValues('deliveryAreas').map(({ slug }, index) => {
    const area = deliveryAreas.find((candidate) => candidate.slug === slug);
    const name = area?.name[language] ?? slug;
    return (
      <div key={slug} className={styles.area}>
        <div>
          <h3 className={styles.areaName}>{name}</h3>
          <p className={styles.places}>{formatList(area?.places ?? [], language)}</p>
        </div>
        <TextField
          required
          inputMode="decimal"
          autoComplete="off"
          label={t`Fee for ${name}, in dollars`}
          hint={t`0 means free`}
          {...field(`deliveryAreas.${index}.fee`)}
        />
        <TextArea
          autoComplete="off"
          className={styles.zipCodes}
          label={t`ZIP codes of ${name}`}
          hint={t`Separate them with spaces or commas`}
          {...field(`deliveryAreas.${index}.zipCodes`)}
        />
      </div>
    );
  });
}
