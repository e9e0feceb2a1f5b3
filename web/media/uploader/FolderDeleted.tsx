import { Trans } from '@lingui/react/macro';
import type { MediaFile } from '#contract/media/schema';

/** Uploads always go to a folder, so a file without one has lost it in the meantime. */
export const FolderDeleted = ({ file }: { readonly file: MediaFile }) =>
  file.folder_id === null && (
    <p>
      <Trans>Its folder was deleted in the meantime, so it’s in no folder.</Trans>
    </p>
  );
