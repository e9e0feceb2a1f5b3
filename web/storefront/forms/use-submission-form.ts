import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react/macro';
import { type BaseSyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  get,
  type RegisterOptions,
  useForm,
} from 'react-hook-form';
import * as v from 'valibot';
import * as HTTP from '#contract/core/http-status';
import type { Problem } from '#contract/core/problem';
import { useLanguage } from '../../i18n/use-language';
import type { OutboxItem, ProductNames, SubmissionKind } from '../../outbox/item';
import type { SubmissionResponse } from '../../outbox/send';
import { useSending } from '../../ui/form/use-sending';
import { toast } from '../../ui/toast/toast-store';
import { getDraftName } from './draft-store';
import { showQueuedToast } from './queued-toast';
import { getServerError } from './server-error';
import type { FieldValuesByName } from './suggested-fields';
import { toSubmissionFormValues } from './to-submission-form-values';
import { useDraft } from './use-draft';
import { useEditedSubmission } from './use-edited-submission';
import { useOpenPendingList } from './use-open-pending-list';
import { useSubmit } from './use-submit';

type FormSchema<Fields> = v.GenericSchema<FieldValues, Fields> & {
  readonly entries: v.ObjectEntries;
};

interface SubmissionFormOptions<Fields> {
  /** Part of the draft's storage key. */
  readonly draftName: string;
  readonly kind: SubmissionKind;
  readonly schema: FormSchema<Fields>;
  readonly initialFields?: Readonly<Record<string, unknown>>;
  /** Groups of fields, for the empty ones; not for a queued submission. */
  readonly suggestedFields?: readonly FieldValuesByName[];
  readonly photos?: readonly File[];
  readonly onPhotosChange?: (photos: readonly File[]) => void;
  /** Sent in addition to the form fields. */
  readonly getExtraFields?: (fields: Fields) => Readonly<Record<string, unknown>>;
  /** For the receipt of an order. */
  readonly productNames?: ProductNames;
  readonly onSent?: (response: SubmissionResponse) => void;
  /** Called when the submission was queued on this device. */
  readonly onQueued?: () => void;
  /** Omit if the next page confirms the submission. */
  readonly getSuccessToast?: (fields: Fields) => { title: string; description: string };
  /** Used when the server rejects without a reason. */
  readonly rejectedMessage: string;
  readonly getFailureMessage: (fields: Fields) => string;
}

type KeyOfAny<Union> = Union extends unknown ? keyof Union & string : never;

/** Also of a field in a list: 'recipients.0.name'. */
type FieldName<Fields> = KeyOfAny<Fields> | `${KeyOfAny<Fields>}.${number}.${string}`;

/** In the order of the page: fields that were added later come last in the errors. */
function focusFirstError(errors: FieldErrors, event?: BaseSyntheticEvent): void {
  const form: unknown = event?.target;
  if (!(form instanceof HTMLFormElement)) return;
  const control = [...form.elements].find(
    (element) => element instanceof HTMLElement && isInvalid(element, errors),
  );
  if (control instanceof HTMLElement) control.focus();
}

const isInvalid = (element: HTMLElement, errors: FieldErrors): boolean => {
  const name = element.getAttribute('name');
  return !!name && element.getAttribute('type') !== 'hidden' && get(errors, name) !== undefined;
};

const noFields = {};
const noPhotos: readonly File[] = [];
const noSuggestions: readonly FieldValuesByName[] = [];

/**
 * Validates with the contract’s schema, saves a draft until submission, and sends through the outbox: exactly once,
 * however often it is retried.
 */
export function useSubmissionForm<Fields extends object>(options: SubmissionFormOptions<Fields>) {
  const {
    draftName,
    kind,
    schema,
    initialFields = noFields,
    suggestedFields = noSuggestions,
    photos = noPhotos,
    getExtraFields = () => noFields,
  } = options;
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const openPendingList = useOpenPendingList();
  const { sending, whileSending } = useSending();
  const [serverError, setServerError] = useState<Problem>();
  const [isQueued, setIsQueued] = useState(false);
  const form = useForm<FieldValues, unknown, Fields>({
    resolver: valibotResolver(schema, { lang: language }),
    // Collects cross-field errors in addition to those of single fields.
    criteriaMode: 'all',
    shouldFocusError: false,
  });
  const [defaultValues] = useState(() => v.getDefaults(v.object(schema.entries)));
  const edited = useEditedSubmission(kind);
  const draft = useDraft(form, {
    name: getDraftName(draftName, edited.id),
    initialFields: edited.item
      ? toSubmissionFormValues(edited.item.fields, schema.entries)
      : initialFields,
    suggestedFields: edited.id === undefined ? suggestedFields : noSuggestions,
    defaultValues,
  });
  const submitToOutbox = useSubmit({ kind, productNames: options.productNames, draft, edited });

  function showServerError(problem: Problem): void {
    setServerError(problem);
    const fieldIssues = problem.issues?.filter(({ path }) => path in schema.entries) ?? [];
    for (const { path, message } of fieldIssues) form.setError(path, { message });
    if (fieldIssues[0]) form.setFocus(fieldIssues[0].path);
  }

  const restoreItem = useEffectEvent((item: OutboxItem) => {
    options.onPhotosChange?.(item.photos);
    if (item.refusal) showServerError(item.refusal);
  });
  useEffect(() => {
    if (edited.item) restoreItem(edited.item);
  }, [edited.item]);

  function reportError(problem: Problem): void {
    showServerError(problem);
    toast({ title: t`Submission Failed`, description: problem.message, tone: 'critical' });
  }

  function resetForm(): void {
    form.reset();
    draft.clear();
    options.onPhotosChange?.([]);
    edited.stopEditing();
  }

  /** The server already accepted an earlier version under this key. */
  function reportSuperseded(): void {
    draft.clear();
    edited.stopEditing();
    reportError({
      message: t`We already received an earlier version. If you send it again, we’ll get both.`,
    });
  }

  const submit = form.handleSubmit(async (fields) => {
    setServerError(undefined);
    setIsQueued(false);
    const values = { ...fields, ...getExtraFields(fields) };
    const outcome = await whileSending(() => submitToOutbox(values, photos));
    if (!outcome) return reportError({ message: options.getFailureMessage(fields) });
    if (outcome.result === 'delivered') {
      if (options.getSuccessToast) toast(options.getSuccessToast(fields));
      resetForm();
      return options.onSent?.(outcome.response);
    }
    if (outcome.result === 'superseded') return reportSuperseded();
    if (outcome.result !== 'no-response') {
      const isUnexplained = outcome.result === 'rejected' && outcome.status === HTTP.ok;
      const message = isUnexplained ? options.rejectedMessage : options.getFailureMessage(fields);
      return reportError(getServerError(outcome, language) ?? { message });
    }
    if (!outcome.queued) {
      return reportError({
        message: t`We couldn’t reach the shop, and this browser can’t save it to send later.`,
      });
    }
    resetForm();
    setIsQueued(true);
    showQueuedToast(i18n, openPendingList);
    options.onQueued?.();
  }, focusFirstError);

  const getError = (path: string) => form.getFieldState(path, form.formState).error?.message;

  return {
    submit,
    sending,
    serverError,
    /** Whether a queued submission is being edited. */
    isEditing: edited.id !== undefined,
    /** Discards the edits of this queued submission. */
    cancelEditing(id: string) {
      if (id === edited.id) resetForm();
    },
    /** Whether the last submission is queued on this device. */
    isQueued,
    /** 0 until the first submit. */
    errorCount: Object.keys(form.formState.errors).length,
    watch: form.watch,
    setValue: form.setValue,
    control: form.control,
    getError,
    field: (name: FieldName<Fields>, registerOptions?: RegisterOptions) => ({
      ...form.register(name, registerOptions),
      error: getError(name),
    }),
  };
}
