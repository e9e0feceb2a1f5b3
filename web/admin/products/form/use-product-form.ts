import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import * as HTTP from '#contract/core/http-status';
import type { Problem } from '#contract/core/problem';
import { type ProductInput, productInput } from '#contract/products/input-schema';
import type { Product } from '#contract/products/schema';
import { hasStatus } from '../../../data/http-client';
import { parseProblem } from '../../../data/parse-problem';
import { useLanguage } from '../../../i18n/use-language';
import { useRevalidateOnLanguageChange } from '../../../ui/form/use-revalidate-on-language-change';
import { useSending } from '../../../ui/form/use-sending';
import { parseCurrentVersion } from './current-version';
import { emptyProduct, type FormValues, productPaths, toFormValues } from './product-fields';
import { useSaveProduct } from './use-save-product';

/** A save based on an outdated version (409). */
export interface Conflict {
  /** The version that you started from. */
  readonly base: Product;
  readonly yours: ProductInput;
  readonly theirs: Product;
}

/** Edits `product`, or adds one if it is undefined. */
export function useProductForm(product: Product | undefined, onSaved: () => void) {
  const language = useLanguage();
  const send = useSaveProduct();
  const { sending, whileSending } = useSending();
  const isSaving = useRef(false);
  const [target, setTarget] = useState<Product | undefined>(product);
  const [conflict, setConflict] = useState<Conflict>();
  const [error, setError] = useState<unknown>();
  const form = useForm<FormValues, unknown, ProductInput>({
    resolver: valibotResolver(productInput, { lang: language }),
    defaultValues: product ? toFormValues(product) : emptyProduct,
  });
  useRevalidateOnLanguageChange(form);

  async function save(values: ProductInput, base: Product | undefined): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    setError(undefined);
    const outcome = await whileSending(() => send(values, base));
    isSaving.current = false;
    if (outcome.done) onSaved();
    else handleError(outcome.error, values, base);
  }

  function handleError(error: unknown, values: ProductInput, base: Product | undefined): void {
    const problem = parseProblem(error);
    const current = parseCurrentVersion(error);
    if (current && base) {
      setConflict({ base, yours: values, theirs: current });
      return;
    }
    const issues = sortIssues(problem);
    const isDeleted = base !== undefined && hasStatus(error, HTTP.notFound);
    if (!isDeleted && issues.length === 0) {
      setError(error);
      return;
    }
    // The merged version becomes the content of the form.
    if (conflict) form.reset(toFormValues(values), { keepDefaultValues: true });
    flushSync(() => {
      setConflict(undefined);
      setTarget(isDeleted ? undefined : base);
    });
    for (const { path, message } of issues) form.setError(path, { message });
    if (issues[0]) form.setFocus(issues[0].path);
  }

  return {
    form,
    sending,
    conflict,
    /** An error that belongs to no field. */
    error,
    /** The product was deleted in the meantime; the form can save it as a new one. */
    isDeleted: product !== undefined && target === undefined,
    submit: form.handleSubmit((values) => save({ ...values, factsMatchTexts: true }, target)),
    saveMerged: (merged: ProductInput) => void save(merged, conflict?.theirs),
  };
}

/** Field errors of the server, in the order of the form. */
const sortIssues = (problem: Problem | undefined) =>
  productPaths.flatMap((path) => {
    const issue = problem?.issues?.find((candidate) => candidate.path === path);
    return issue ? [{ path, message: issue.message }] : [];
  });

export type ProductFormState = ReturnType<typeof useProductForm>;
