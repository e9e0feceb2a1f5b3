import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type FormState, useForm } from 'react-hook-form';
import { useSWRConfig } from 'swr';
import type * as v from 'valibot';
import { buildUrl } from '#contract/core/endpoint';
import { editMediaFile, getMediaFile } from '#contract/media/admin-endpoints';
import { type MediaFileForm, mediaFileForm } from '#contract/media/admin-schema';
import type { MediaFile } from '#contract/media/schema';
import { request } from '../../../data/http-client';
import { useLanguage } from '../../../i18n/use-language';
import { useRevalidateOnLanguageChange } from '../../../ui/form/use-revalidate-on-language-change';
import { useSending } from '../../../ui/form/use-sending';
import { toast } from '../../../ui/toast/toast-store';
import { getRawAlt } from '../library/raw-alt';
import { useRefreshLibrary } from '../library/use-refresh-library';

export type EditedFile = v.InferOutput<typeof mediaFileForm>;

export function useEditFile(file: MediaFile, onDone: () => void) {
  const { t } = useLingui();
  const language = useLanguage();
  const refresh = useRefreshLibrary();
  const { mutate } = useSWRConfig();
  const { sending, whileSending } = useSending();
  const [error, setError] = useState<unknown>();
  const form = useForm<MediaFileForm, unknown, EditedFile>({
    resolver: valibotResolver(mediaFileForm, { lang: language }),
    defaultValues: toFormValues(file),
  });
  useRevalidateOnLanguageChange(form);
  const { dirtyFields } = form.formState;

  async function send(edited: EditedFile): Promise<void> {
    setError(undefined);
    const params = { id: file.id };
    const body = {
      ...pickChanged(edited, dirtyFields),
      ...(haveChanged(file.spots, edited.spots) && { spots: edited.spots }),
      language,
    };
    try {
      const saved = await whileSending(() => request(editMediaFile, { params, body }));
      await mutate(buildUrl(getMediaFile, { params }), saved, { revalidate: false });
    } catch (caught) {
      setError(caught);
      toast({
        title: t`Update failed`,
        description: t`Failed to update file information`,
        tone: 'critical',
      });
      return;
    }
    toast({
      title: t`Update successful`,
      description: t`File information updated successfully`,
    });
    onDone();
    await refresh();
  }

  return { form, save: form.handleSubmit(send), sending, error };
}

const toFormValues = (file: MediaFile): MediaFileForm => ({
  title: file.title,
  description: file.description,
  tags: file.tags.join(', '),
  alt: getRawAlt(file),
  focus: file.focus,
  spots: file.spots,
  folder_id: file.folder_id,
});

/** Both come from the same schema, so their fields are in the same order. */
const haveChanged = (before: MediaFile['spots'], after: MediaFile['spots']): boolean =>
  JSON.stringify(before) !== JSON.stringify(after);

/** Sends only changed fields, so that two users who edit different fields don't overwrite each other. */
const pickChanged = (
  { title, description, tags, alt, focus, folder_id }: EditedFile,
  dirty: FormState<MediaFileForm>['dirtyFields'],
) => ({
  ...(dirty.title && { title }),
  ...(dirty.description && { description }),
  ...(dirty.tags && { tags }),
  ...(dirty.alt && { alt }),
  ...(dirty.focus && { focus }),
  ...(dirty.folder_id && { folder_id }),
});
