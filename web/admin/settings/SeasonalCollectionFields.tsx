import { Trans } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { Checkbox } from '../../ui/form/Checkbox';
import { TextField } from '../../ui/form/TextField';
import { CollectionProducts } from './CollectionProducts';
import * as styles from './SettingsPage.css';
import { type SettingsFieldsProps, useSettingsField } from './use-settings-field';

export function SeasonalCollectionFields({ form }: SettingsFieldsProps) {
  const field = useSettingsField(form);
  return (
    <>
      <Controller
        control={form.control}
        name="hasSeasonalCollection"
        render={({ field: { value, onChange } }) => (
          <Checkbox
            label={<Trans>Show a seasonal collection</Trans>}
            checked={value}
            onChange={({ target }) => onChange(target.checked)}
          />
        )}
      />
      {form.watch('hasSeasonalCollection') && (
        <>
          <div className={styles.pair}>
            <TextField
              required
              label={<Trans>Title in English</Trans>}
              {...field('seasonalCollection.title.en')}
            />
            <TextField
              required
              label={<Trans>Title in Spanish</Trans>}
              {...field('seasonalCollection.title.es')}
            />
          </div>
          <TextField
            required
            type="date"
            label={<Trans>Last day to order</Trans>}
            {...field('seasonalCollection.orderBy')}
          />
          <Controller
            control={form.control}
            name="seasonalCollection.productIds"
            render={({ field: { value, onChange }, fieldState: { error } }) => (
              <CollectionProducts
                ids={value}
                error={error?.root?.message ?? error?.message}
                onChange={onChange}
              />
            )}
          />
        </>
      )}
    </>
  );
}
