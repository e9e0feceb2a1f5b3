import { Trans } from '@lingui/react/macro';
import type { MediaFile } from '#contract/media/schema';

/** Every upload goes to a folder: a file without one has lost it on the way. */
export const FolderDeleted = ({ file }: { readonly file: MediaFile }) =>
  file.folder_id === null && (
    <p>
      <Trans>Its folder was deleted in the meantime, so it’s in no folder.</Trans>
    </p>
  );
