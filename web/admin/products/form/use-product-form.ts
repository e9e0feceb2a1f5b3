import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import type { Problem } from '#contract/core/problem';
import { type ProductInput, productInput } from '#contract/products/form-schema';
import type { Product } from '#contract/products/schema';
import { hasStatus } from '../../../data/http-client';
import { parseProblem } from '../../../data/response-problem';
import { useLanguage } from '../../../i18n/use-language';
import { useErrorsInLanguage } from '../../../ui/form/use-errors-in-language';
import { useSending } from '../../../ui/form/use-sending';
import { parseCurrentVersion } from './current-version';
import { emptyProduct, type FormValues, productPaths, toFormValues } from './product-fields';
import { useSaveProduct } from './use-save-product';

const gone = 404;

/** A save based on an outdated version (409). */
export interface Conflict {
  /** The version that you started from. */
  readonly before: Product;
  readonly yours: ProductInput;
  readonly theirs: Product;
}

/** Edits `product`, or adds one if it is undefined. */
export function useProductForm(product: Product | undefined, onSaved: () => void) {
  const language = useLanguage();
  const send = useSaveProduct();
  const { sending, whileSending } = useSending();
  const underWay = useRef(false);
  const [target, setTarget] = useState<Product | undefined>(product);
  const [conflict, setConflict] = useState<Conflict>();
  const [error, setError] = useState<unknown>();
  const form = useForm<FormValues, unknown, ProductInput>({
    resolver: valibotResolver(productInput, { lang: language }),
    defaultValues: product ? toFormValues(product) : emptyProduct,
  });
  useErrorsInLanguage(form);

  async function save(filled: ProductInput, over: Product | undefined): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setError(undefined);
    const outcome = await whileSending(() => send(filled, over));
    underWay.current = false;
    if (outcome.done) onSaved();
    else hear(outcome.error, filled, over);
  }

  function hear(error: unknown, filled: ProductInput, over: Product | undefined): void {
    const problem = parseProblem(error);
    const current = parseCurrentVersion(error);
    if (current && over) {
      setConflict({ before: over, yours: filled, theirs: current });
      return;
    }
    const issues = issuesInOrder(problem);
    const isGone = over !== undefined && hasStatus(error, gone);
    if (!isGone && issues.length === 0) {
      setError(error);
      return;
    }
    // The merged version becomes the content of the form.
    if (conflict) form.reset(toFormValues(filled), { keepDefaultValues: true });
    flushSync(() => {
      setConflict(undefined);
      setTarget(isGone ? undefined : over);
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
    isGone: product !== undefined && target === undefined,
    submit: form.handleSubmit((filled) => save(filled, target)),
    settle: (chosen: ProductInput) => void save(chosen, conflict?.theirs),
  };
}

/** Field errors of the server, in the order of the form. */
const issuesInOrder = (problem: Problem | undefined) =>
  productPaths.flatMap((path) => {
    const issue = problem?.issues?.find((candidate) => candidate.path === path);
    return issue ? [{ path, message: issue.message }] : [];
  });

export type ProductFormState = ReturnType<typeof useProductForm>;
