import { Trans, useLingui } from '@lingui/react/macro';
import { listMediaFolders } from '#contract/media/admin-endpoints';
import { query } from '../../../data/query';
import { useQuery } from '../../../data/use-query';
import { SelectField } from '../../../ui/form/SelectField';
import type { FileListOptions } from '../library/use-library-files';
import * as styles from './FileFilters.css';

interface FileFiltersProps {
  readonly view: FileListOptions;
  readonly onChange: (view: FileListOptions) => void;
}

export function FileFilters({ view, onChange }: FileFiltersProps) {
  const { t } = useLingui();
  const { data } = useQuery(query(listMediaFolders, {}));
  const sortOptions = [
    { sort: 'date:desc', name: t`Newest first` },
    { sort: 'date:asc', name: t`Oldest first` },
    { sort: 'name:asc', name: t`By name` },
    { sort: 'size:desc', name: t`Largest first` },
  ];
  return (
    <div className={styles.filters}>
      <SelectField
        label={<Trans>Folder</Trans>}
        value={view.folderId ?? ''}
        onChange={({ target }) => onChange({ ...view, folderId: target.value || undefined })}
      >
        <option value="">{t`All folders`}</option>
        {data?.folders.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={<Trans>Order</Trans>}
        value={view.sort}
        onChange={({ target }) => onChange({ ...view, sort: target.value })}
      >
        {sortOptions.map(({ sort, name }) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
