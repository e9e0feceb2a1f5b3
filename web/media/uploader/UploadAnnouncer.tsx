import { Trans } from '@lingui/react/macro';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import { getPercent, isBusy, type Upload } from './upload-reducer';

const stepPercent = 25;

/** Announces the progress of a single upload in steps; for several, the summary announces how many are done. */
export function UploadAnnouncer({ uploads }: { readonly uploads: readonly Upload[] }) {
  const [only, ...others] = uploads;
  const uploading = only && others.length === 0 && isBusy(only) ? only : undefined;
  const announcedPercent =
    uploading && Math.floor(getPercent(uploading) / stepPercent) * stepPercent;
  return (
    <div role="status" className={visuallyHidden}>
      {announcedPercent !== undefined && <Trans>{announcedPercent} percent sent</Trans>}
    </div>
  );
}
