import { useLingui } from '@lingui/react/macro';
import { problemOf } from '../../../data/response-problem';
import { type Toast, toast } from '../../../ui/toast/toast-store';

interface DeedWords<Answer> {
  /** Title of the success toast. */
  readonly done: (answer: Answer) => string;
  /** Shown if the server sent no error message. */
  readonly failed: string;
  /** Whether the caller shows this error itself, so that a toast would only cover it. */
  readonly toldElsewhere?: (error: unknown) => boolean;
  /** Defaults to the message of the server's response. */
  readonly reasonIn?: (error: unknown) => string | undefined;
  /** Undo action of the success toast. */
  readonly undo?: (answer: Answer) => Toast['action'];
}

export type Outcome<Answer> =
  | { readonly done: true; readonly answer: Answer }
  | { readonly done: false; readonly error: unknown };

const messageIn = (error: unknown): string | undefined => problemOf(error)?.message;

/** Runs a mutation and toasts the result, preferring the server's error message. */
export function useDeed() {
  const { t } = useLingui();

  return async <Answer>(
    act: () => Promise<Answer>,
    { done, failed, reasonIn = messageIn, toldElsewhere, undo }: DeedWords<Answer>,
  ): Promise<Outcome<Answer>> => {
    try {
      const answer = await act();
      const action = undo?.(answer);
      toast({ title: done(answer), ...(action && { action }) });
      return { done: true, answer };
    } catch (error) {
      if (!toldElsewhere?.(error)) {
        const description = reasonIn(error) ?? failed;
        toast({ title: t`Error`, description, tone: 'critical' });
      }
      return { done: false, error };
    }
  };
}
