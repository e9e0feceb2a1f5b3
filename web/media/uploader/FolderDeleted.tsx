import { Trans } from '@lingui/react/macro';
import type { MediaFile } from '#contract/media/schema';

/** Uploads always have a folder; null means that it was deleted during the upload. */
export const FolderDeleted = ({ file }: { readonly file: MediaFile }) =>
  file.folder_id === null && (
    <p>
      <Trans>Its folder was deleted in the meantime, so it’s in no folder.</Trans>
    </p>
  );
