import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { listMediaFolders } from '#contract/media/admin-endpoints';
import { toFolderKey } from '#contract/media/admin-rules';
import type { MediaFolder } from '#contract/media/admin-schema';
import { productImagesFolder, requestImagesFolder } from '#contract/media/rules';
import { query } from '../../../data/query';
import { useQuery } from '../../../data/use-query';
import { SelectField } from '../../../ui/form/SelectField';

interface FolderFieldProps {
  /** Undefined is the folder of the product images, null no folder. */
  readonly value: string | null | undefined;
  /** Label of the "no folder" option; omit to leave the option out. */
  readonly noneLabel?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly onChange: (id: string) => void;
}

/** Hides the folder of customer images, to which nothing can be added. */
export function FolderField({ value, noneLabel, onChange, ...field }: FolderFieldProps) {
  const { t } = useLingui();
  const { data } = useQuery(query(listMediaFolders, {}));
  const folders = data?.folders ?? [];
  const selected = value === undefined ? findFolderByName(folders, productImagesFolder)?.id : value;
  const visibleFolders = folders.filter(
    ({ id, name }) => id === selected || toFolderKey(name) !== toFolderKey(requestImagesFolder),
  );
  return (
    <SelectField
      label={<Trans>Folder</Trans>}
      value={selected ?? ''}
      onChange={({ target }) => onChange(target.value)}
      {...field}
    >
      {(!selected || noneLabel !== undefined) && (
        <option value="" disabled={noneLabel === undefined && folders.length > 0}>
          {value === undefined && !selected ? productImagesFolder : (noneLabel ?? t`No folder`)}
        </option>
      )}
      {visibleFolders.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

const findFolderByName = (folders: readonly MediaFolder[], name: string): MediaFolder | undefined =>
  folders.find((folder) => toFolderKey(folder.name) === toFolderKey(name));
