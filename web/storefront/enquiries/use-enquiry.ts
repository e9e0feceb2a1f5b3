import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { FormAnswer } from '#contract/form-fields';
import type { Language } from '#contract/language';
import type { Problem } from '#contract/problem';
import { isUnanswered, refusalIn } from '../../data/post';
import { ResponseError } from '../../data/request';
import { useLanguage } from '../../i18n/use-language';
import { useSending } from '../../ui/form/use-sending';
import { toast } from '../../ui/toast/toast-store';
import { useDraft } from './use-draft';

type FormSchema<Fields> = v.GenericSchema<FieldValues, Fields> & {
  readonly entries: v.ObjectEntries;
};

/** What every post says beside its fields. */
export interface SentWith {
  /** The `Idempotency-Key`. */
  readonly key: string;
  readonly createdAt: string;
  readonly language: Language;
}

interface EnquiryOptions<Fields> {
  /** Names the draft. */
  readonly name: string;
  readonly schema: FormSchema<Fields>;
  /** Fields that are filled in when the form opens. */
  readonly begun?: Readonly<Record<string, string>>;
  /** Tells apart what is sent beside the fields, such as photographs. */
  readonly beside?: string;
  readonly send: (fields: Fields, sentWith: SentWith) => Promise<FormAnswer>;
  /** To be called once it has arrived. */
  readonly onSent?: () => void;
  /** What is said then. */
  readonly thanks: (fields: Fields) => { title: string; description: string };
  /** What is said when the shop refuses it without a reason, and when nothing is known. */
  readonly refused: string;
  readonly failed: (fields: Fields) => string;
}

/**
 * A form of the shop: checked by the contract's rules in the page's language, kept as a draft until it has
 * arrived, and sent once however often it is tried.
 */
export function useEnquiry<Fields extends object>(options: EnquiryOptions<Fields>) {
  const { name, schema, begun = {}, beside, send, onSent, thanks, refused, failed } = options;
  const { t } = useLingui();
  const language = useLanguage();
  const { sending, whileSending } = useSending();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<FieldValues, unknown, Fields>({
    resolver: valibotResolver(schema, { lang: language }),
  });
  const [untouched] = useState(() => v.getDefaults(v.object(schema.entries)));
  const draft = useDraft(form, { name, begun, untouched });

  /** Answers what went wrong, if something did. */
  async function attempt(fields: Fields): Promise<Problem | undefined> {
    const { key, createdAt } = draft.attempt({ ...fields, beside });
    try {
      const answer = await send(fields, { key, createdAt, language });
      return answer.success ? undefined : { message: answer.message || refused };
    } catch (fault) {
      if (!(fault instanceof ResponseError) && !isUnanswered(fault)) throw fault;
      return refusalIn(fault, language) ?? { message: failed(fields) };
    }
  }

  function tell({ message, issues = [] }: Problem): void {
    setRefusal(message);
    toast({ title: t`Submission Failed`, description: message, tone: 'critical' });
    const known = issues.filter(({ path }) => path in schema.entries);
    for (const { path, message } of known) form.setError(path, { message });
    if (known[0]) form.setFocus(known[0].path);
  }

  const submit = form.handleSubmit(async (fields) => {
    setRefusal(undefined);
    const problem = await whileSending(() => attempt(fields));
    if (problem) return tell(problem);
    toast(thanks(fields));
    form.reset();
    draft.forget();
    onSent?.();
  });

  return {
    submit,
    sending,
    /** Why it was not sent. */
    refusal,
    watch: form.watch,
    /** The attributes of a field's control, and what is wrong with it. */
    field: (name: keyof Fields & string) => ({
      ...form.register(name),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
  };
}
