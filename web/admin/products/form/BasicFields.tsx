import { Trans, useLingui } from '@lingui/react/macro';
import { categories } from '#contract/category';
import { regionNames } from '#contract/products/origin';
import { regions } from '#contract/products/schema';
import { useLanguage } from '../../../i18n/use-language';
import { SelectField } from '../../../ui/form/SelectField';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { FormSection } from './FormSection';
import { ImageField } from './ImageField';
import { useHasOptions } from './options/use-has-options';
import * as styles from './ProductEditor.css';
import { ToggleFields } from './ToggleFields';
import { type ProductFormApi, useProductField } from './use-product-field';

interface BasicFieldsProps {
  readonly form: ProductFormApi;
  readonly onSelectImage: (files?: readonly File[]) => void;
}

export function BasicFields({ form, onSelectImage }: BasicFieldsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const field = useProductField(form);
  const hasOptions = useHasOptions(form);
  return (
    <FormSection
      title={<Trans>The basics</Trans>}
      hint={<Trans>Fields with * are required.</Trans>}
    >
      <div className={styles.column}>
        <TextField autoComplete="off" {...field('name')} />
        <div className={styles.fieldPair}>
          <TextField
            hint={
              hasOptions ? (
                <Trans>The price of the default option</Trans>
              ) : (
                <Trans>In dollars, for example 12.50</Trans>
              )
            }
            readOnly={hasOptions}
            inputMode="decimal"
            autoComplete="off"
            {...field('price')}
          />
          <TextField
            hint={<Trans>Leave empty if you don’t track stock</Trans>}
            inputMode="numeric"
            autoComplete="off"
            {...field('quantityAvailable')}
          />
        </div>
        <SelectField {...field('region')}>
          <option value="">{t`Choose a region`}</option>
          {regions.map((region) => (
            <option key={region} value={region}>
              {regionNames[region][language]}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('category')}>
          <option value="">{t`Choose a category`}</option>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name[language]}
            </option>
          ))}
        </SelectField>
        <TextField
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('sku')}
        />
      </div>
      <ImageField form={form} onSelect={onSelectImage} />
      <div className={styles.fullWidth}>
        <TextArea className={styles.autoGrow} {...field('description')} />
      </div>
      <ToggleFields form={form} />
    </FormSection>
  );
}
