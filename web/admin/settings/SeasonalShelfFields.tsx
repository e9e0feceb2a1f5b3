import { Trans } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { Checkbox } from '../../ui/form/Checkbox';
import { TextField } from '../../ui/form/TextField';
import * as styles from './SettingsPage.css';
import { ShelfProducts } from './ShelfProducts';
import { type SettingsFieldsProps, useSettingsField } from './use-settings-field';

export function SeasonalShelfFields({ form }: SettingsFieldsProps) {
  const field = useSettingsField(form);
  return (
    <>
      <Controller
        control={form.control}
        name="hasSeasonalShelf"
        render={({ field: { value, onChange } }) => (
          <Checkbox
            label={<Trans>Show a seasonal shelf</Trans>}
            checked={value}
            onChange={({ target }) => onChange(target.checked)}
          />
        )}
      />
      {form.watch('hasSeasonalShelf') && (
        <>
          <div className={styles.pair}>
            <TextField
              required
              label={<Trans>Title in English</Trans>}
              {...field('seasonalShelf.title.en')}
            />
            <TextField
              required
              label={<Trans>Title in Spanish</Trans>}
              {...field('seasonalShelf.title.es')}
            />
          </div>
          <TextField
            required
            type="date"
            label={<Trans>Last day to order</Trans>}
            {...field('seasonalShelf.orderBy')}
          />
          <Controller
            control={form.control}
            name="seasonalShelf.productIds"
            render={({ field: { value, onChange }, fieldState: { error } }) => (
              <ShelfProducts
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
