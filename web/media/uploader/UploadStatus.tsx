import { Trans } from '@lingui/react/macro';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import { getPercent, isBusy, type Upload } from './uploads';

const step = 25;

/** Announces the progress of a single upload in steps; for several, the summary announces how many are done. */
export function UploadStatus({ uploads }: { readonly uploads: readonly Upload[] }) {
  const [only, ...others] = uploads;
  const followed = only && others.length === 0 && isBusy(only) ? only : undefined;
  const reached = followed && Math.floor(getPercent(followed) / step) * step;
  return (
    <div role="status" className={visuallyHidden}>
      {reached !== undefined && <Trans>{reached} percent sent</Trans>}
    </div>
  );
}
