import { useLingui } from '@lingui/react/macro';
import type { MediaFile } from '#contract/media/schema';

export function useFileTitle({ title }: Pick<MediaFile, 'title'>): string {
  const { t } = useLingui();
  return title || t`Untitled`;
}
