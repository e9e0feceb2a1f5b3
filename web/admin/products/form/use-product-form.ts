import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import type { Problem } from '#contract/core/problem';
import { type ProductForm, productForm } from '#contract/products/form-schema';
import type { Product } from '#contract/products/schema';
import { hasStatus } from '../../../data/http-client';
import { problemOf } from '../../../data/response-problem';
import { useLanguage } from '../../../i18n/use-language';
import { useErrorsInLanguage } from '../../../ui/form/use-errors-in-language';
import { useSending } from '../../../ui/form/use-sending';
import { currentIn } from './current-version';
import { emptyProduct, type FormValues, productPaths, toFormValues } from './product-fields';
import { useSaveProduct } from './use-save-product';

const gone = 404;

/** A save that began before somebody else's. */
export interface Conflict {
  /** The product as it was when one began. */
  readonly before: Product;
  readonly yours: ProductForm;
  readonly theirs: Product;
}

/** The form of a product that is there, or of a new one; `onSaved` follows once it is saved. */
export function useProductForm(product: Product | undefined, onSaved: () => void) {
  const language = useLanguage();
  const send = useSaveProduct();
  const { sending, whileSending } = useSending();
  const underWay = useRef(false);
  const [target, setTarget] = useState<Product | undefined>(product);
  const [conflict, setConflict] = useState<Conflict>();
  const [fault, setFault] = useState<unknown>();
  const form = useForm<FormValues, unknown, ProductForm>({
    resolver: valibotResolver(productForm, { lang: language }),
    defaultValues: product ? toFormValues(product) : emptyProduct,
  });
  useErrorsInLanguage(form);

  async function save(filled: ProductForm, over: Product | undefined): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setFault(undefined);
    const outcome = await whileSending(() => send(filled, over));
    underWay.current = false;
    if (outcome.done) onSaved();
    else hear(outcome.fault, filled, over);
  }

  function hear(refused: unknown, filled: ProductForm, over: Product | undefined): void {
    const problem = problemOf(refused);
    const current = currentIn(refused);
    if (current && over) {
      setConflict({ before: over, yours: filled, theirs: current });
      return;
    }
    const issues = issuesInOrder(problem);
    const isGone = over !== undefined && hasStatus(refused, gone);
    if (!isGone && issues.length === 0) {
      setFault(refused);
      return;
    }
    // What was chosen between two versions goes on as the form.
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
    /** Why the shop does not take it, where that is said of no field. */
    fault,
    /** Whether somebody has deleted the product meanwhile: what is filled in can become a new one. */
    isGone: product !== undefined && target === undefined,
    submit: form.handleSubmit((filled) => save(filled, target)),
    /** Saves what was chosen between the two versions. */
    settle: (chosen: ProductForm) => void save(chosen, conflict?.theirs),
  };
}

/** What the shop says of fields, in the order they stand. */
const issuesInOrder = (problem: Problem | undefined) =>
  productPaths.flatMap((path) => {
    const issue = problem?.issues?.find((said) => said.path === path);
    return issue ? [{ path, message: issue.message }] : [];
  });

/** What the parts of the dialog share. */
export type ProductFormState = ReturnType<typeof useProductForm>;
