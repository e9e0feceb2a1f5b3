import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { mediaMessages } from '#contract/media/admin-messages';
import { mediaFileForm, uploadBody } from '#contract/media/admin-schema';
import { useLanguage } from '../../i18n/use-language';
import { useRevalidateOnLanguageChange } from '../../ui/form/use-revalidate-on-language-change';
import { urlKey } from './upload-reducer';

const { title, description, tags } = mediaFileForm.entries;

const schema = v.object({
  /** By upload key, for uploads that haven't been sent. */
  titles: v.record(v.string(), title),
  description,
  /** The form takes comma-separated text only, the endpoint also a list. */
  tags: v.pipe(
    v.string(),
    v.transform((text): string | string[] => text),
    tags,
  ),
  file_url: v.union([v.literal(''), v.unwrap(uploadBody.entries.file_url)]),
});

/** `titles[urlKey]`: the title of the image at the URL, used until a file is selected. */
export type UploadFormValues = v.InferInput<typeof schema>;

const emptyValues: UploadFormValues = {
  titles: { [urlKey]: '' },
  description: '',
  tags: '',
  file_url: '',
};

export const getTitlePath = (key: string) => `titles.${key}` as const;

export function useUploadForm() {
  const { t } = useLingui();
  const language = useLanguage();
  const form = useForm({
    resolver: valibotResolver(schema, { lang: language }),
    defaultValues: emptyValues,
  });
  useRevalidateOnLanguageChange(form);
  const { errors } = form.formState;

  /** A toast already shows the general message, so the field shows a specific one. */
  function getTitleError(key: string): string | undefined {
    const message = errors.titles?.[key]?.message;
    return message === mediaMessages.title[language] ? t`Every picture needs a title` : message;
  }

  return {
    form,
    errors: {
      getTitleError,
      description: errors.description?.message,
      tags: errors.tags?.message,
      url: errors.file_url?.message,
    },
    reset: () => form.reset(emptyValues),
  };
}
