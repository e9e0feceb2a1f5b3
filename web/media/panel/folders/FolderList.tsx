import { Trans } from '@lingui/react/macro';
import FolderPlus from 'lucide-react/icons/folder-plus';
import { useState } from 'react';
import { listMediaFolders } from '#contract/media/admin-endpoints';
import type { MediaFolder } from '#contract/media/admin-schema';
import { query } from '../../../data/query';
import { useQuery } from '../../../data/use-query';
import { button } from '../../../ui/button/Button.css';
import { LoadError } from '../../../ui/error-boundary/LoadError';
import { EmptyState } from '../../../ui/notice/EmptyState';
import { Skeleton } from '../../../ui/skeleton/Skeleton';
import { DeleteFolderDialog } from './DeleteFolderDialog';
import { FolderDialog } from './FolderDialog';
import * as styles from './FolderList.css';
import { FolderRow } from './FolderRow';
import { useDeleteFolder } from './use-delete-folder';

interface FolderListProps {
  readonly onOpen: (folder: MediaFolder) => void;
}

export function FolderList({ onOpen }: FolderListProps) {
  const [dialogFolder, setDialogFolder] = useState<MediaFolder | 'new'>();
  const deletion = useDeleteFolder();
  const { data, error, mutate } = useQuery(query(listMediaFolders, {}));
  const folders = data?.folders;
  return (
    <>
      <button type="button" className={button.secondary} onClick={() => setDialogFolder('new')}>
        <FolderPlus aria-hidden size={18} />
        <Trans>Create New Folder</Trans>
      </button>
      {error !== undefined && (
        <LoadError onRetry={() => void mutate()}>
          <Trans>Failed to fetch folders</Trans>
        </LoadError>
      )}
      {!folders && error === undefined && (
        <div aria-busy="true">
          <Skeleton className={styles.skeleton} />
        </div>
      )}
      {folders && folders.length > 0 && (
        <ul className={styles.list}>
          {folders.map((folder) => (
            <FolderRow
              key={folder.id}
              folder={folder}
              onOpen={onOpen}
              onRename={setDialogFolder}
              onDelete={deletion.askToDelete}
            />
          ))}
        </ul>
      )}
      {folders?.length === 0 && (
        <EmptyState title={<Trans>No folders found</Trans>}>
          <p>
            <Trans>Use folders to group pictures that belong together.</Trans>
          </p>
        </EmptyState>
      )}
      {dialogFolder && (
        <FolderDialog
          {...(dialogFolder !== 'new' && { folder: dialogFolder })}
          onClose={() => setDialogFolder(undefined)}
        />
      )}
      {deletion.folder && (
        <DeleteFolderDialog
          folder={deletion.folder}
          sending={deletion.sending}
          onDelete={deletion.confirm}
          onCancel={deletion.cancel}
        />
      )}
    </>
  );
}
