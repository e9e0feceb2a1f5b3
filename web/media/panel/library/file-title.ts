import { useLingui } from '@lingui/react/macro';
import type { MediaFile } from '#contract/media/schema';

/** What a file is called where it must be called something. */
export function useFileTitle({ title }: Pick<MediaFile, 'title'>): string {
  const { t } = useLingui();
  return title || t`Untitled`;
}
