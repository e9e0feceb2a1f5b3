import { useLingui } from '@lingui/react/macro';
import { parseProblem } from '../../../data/parse-problem';
import { type Toast, toast } from '../../../ui/toast/toast-store';

interface MutationMessages<Result> {
  /** Title of the success toast. */
  readonly done: (result: Result) => string;
  /** Shown if the server sent no error message. */
  readonly failed: string;
  /** Whether the caller shows this error itself, so that a toast would only cover it. */
  readonly isHandledElsewhere?: (error: unknown) => boolean;
  /** Defaults to the message of the server's response. */
  readonly getReason?: (error: unknown) => string | undefined;
  /** Undo action of the success toast. */
  readonly undo?: (result: Result) => Toast['action'];
}

export type MutationOutcome<Result> =
  | { readonly done: true; readonly result: Result }
  | { readonly done: false; readonly error: unknown };

const getProblemMessage = (error: unknown): string | undefined => parseProblem(error)?.message;

/** Runs a mutation and toasts the result, preferring the server's error message. */
export function useMutationToast() {
  const { t } = useLingui();

  return async <Result>(
    mutate: () => Promise<Result>,
    {
      done,
      failed,
      getReason = getProblemMessage,
      isHandledElsewhere,
      undo,
    }: MutationMessages<Result>,
  ): Promise<MutationOutcome<Result>> => {
    try {
      const result = await mutate();
      const action = undo?.(result);
      toast({ title: done(result), ...(action && { action }) });
      return { done: true, result };
    } catch (error) {
      if (!isHandledElsewhere?.(error)) {
        const description = getReason(error) ?? failed;
        toast({ title: t`Error`, description, tone: 'critical' });
      }
      return { done: false, error };
    }
  };
}
