import { Trans, useLingui } from '@lingui/react/macro';
import { categories } from '#contract/category';
import { useLanguage } from '../../i18n/use-language';
import { SelectField } from '../../ui/form/SelectField';
import { SortSelect } from '../data-table/SortSelect';
import type { ChangeableListView } from '../data-table/use-list-view';

export function ProductFilters({ view }: { readonly view: ChangeableListView }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { filters, change } = view;
  const sortFields = [
    { key: 'date', name: t`Date added` },
    { key: 'name', name: t`Name` },
    { key: 'price', name: t`Price` },
    { key: 'region', name: t`Region` },
    { key: 'category', name: t`Category` },
    { key: 'stock', name: t`Stock` },
    { key: 'featured', name: t`Featured` },
  ];
  return (
    <>
      <SelectField
        label={<Trans>Category</Trans>}
        value={filters.category ?? ''}
        onChange={({ target }) => change({ filters: { category: target.value } })}
      >
        <option value="">{t`All categories`}</option>
        {categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name[language]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={<Trans>Stock</Trans>}
        value={filters.stock ?? ''}
        onChange={({ target }) => change({ filters: { stock: target.value } })}
      >
        <option value="">{t({ message: 'All', context: 'stock' })}</option>
        <option value="in-stock">{t`In Stock`}</option>
        <option value="low-stock">{t`Low Stock`}</option>
        <option value="out-of-stock">{t`Out of Stock`}</option>
      </SelectField>
      <SortSelect
        sorting={{ sort: view.sort, onSort: (sort) => change({ sort }) }}
        columns={sortFields.map((field) => ({ ...field, sortable: true }))}
      />
    </>
  );
}
