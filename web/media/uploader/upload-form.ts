import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { mediaRules } from '#contract/media/admin-messages';
import { mediaFileForm, uploadFields } from '#contract/media/admin-schema';
import { useLanguage } from '../../i18n/use-language';
import { useErrorsInLanguage } from '../../ui/form/use-errors-in-language';
import { addressKey } from './uploads';

const { title, description, tags } = mediaFileForm.entries;

const schema = v.object({
  /** Of what is still to be sent, by the keys of the uploads. */
  titles: v.record(v.string(), title),
  description,
  /** Here they are written, never listed. */
  tags: v.pipe(
    v.string(),
    v.transform((written): string | string[] => written),
    tags,
  ),
  file_url: v.union([v.literal(''), v.unwrap(uploadFields.entries.file_url)]),
});

/** What is filled in; while no file is chosen the title is that of what comes from an address. */
export type Filled = v.InferInput<typeof schema>;

const untouched: Filled = {
  titles: { [addressKey]: '' },
  description: '',
  tags: '',
  file_url: '',
};

/** The field of an upload's title. */
export const titleOf = (key: string) => `titles.${key}` as const;

/** The form beside the pictures: their titles, and what is said of all of them. */
export function useUploadForm() {
  const { t } = useLingui();
  const language = useLanguage();
  const form = useForm({
    resolver: valibotResolver(schema, { lang: language }),
    defaultValues: untouched,
  });
  useErrorsInLanguage(form);
  const { errors } = form.formState;

  /** A toast says the documented sentence of a title that is missing; the field need not repeat it. */
  function titleError(key: string): string | undefined {
    const message = errors.titles?.[key]?.message;
    return message === mediaRules.title[language] ? t`Every picture needs a title` : message;
  }

  return {
    form,
    errors: {
      titleOf: titleError,
      description: errors.description?.message,
      tags: errors.tags?.message,
      address: errors.file_url?.message,
    },
    empty: () => form.reset(untouched),
  };
}
