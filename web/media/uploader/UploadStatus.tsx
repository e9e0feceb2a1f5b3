import { Trans } from '@lingui/react/macro';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import { isBusy, percentOf, type Upload } from './uploads';

/** Percent between two announcements. */
const step = 25;

/** Tells who listens how far the one upload is, in steps; of several it is told how many have arrived. */
export function UploadStatus({ uploads }: { readonly uploads: readonly Upload[] }) {
  const [only, ...others] = uploads;
  const followed = only && others.length === 0 && isBusy(only) ? only : undefined;
  const reached = followed && Math.floor(percentOf(followed) / step) * step;
  return (
    <div role="status" className={visuallyHidden}>
      {reached !== undefined && <Trans>{reached} percent sent</Trans>}
    </div>
  );
}
