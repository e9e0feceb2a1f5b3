import { useLingui } from '@lingui/react/macro';
import { problemOf } from '../../../data/response-problem';
import { type Toast, toast } from '../../../ui/toast/toast-store';

interface DeedWords<Answer> {
  /** Said once it is done. */
  readonly done: (answer: Answer) => string;
  /** Said where it failed and the shop did not say why. */
  readonly failed: string;
  /** Whether a fault is told in a place of its own: a toast would only lie over it. */
  readonly toldElsewhere?: (fault: unknown) => boolean;
  /** What the shop said of a failure; the message of its answer when this is left out. */
  readonly reasonIn?: (fault: unknown) => string | undefined;
  /** What takes it back. */
  readonly undo?: (answer: Answer) => Toast['action'];
}

/** What came of a deed. */
export type Outcome<Answer> =
  | { readonly done: true; readonly answer: Answer }
  | { readonly done: false; readonly fault: unknown };

const messageIn = (fault: unknown): string | undefined => problemOf(fault)?.message;

/** Does what the owner asked for and says, in a toast, what came of it; why it failed says the shop where it can. */
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
    } catch (fault) {
      if (!toldElsewhere?.(fault)) {
        const description = reasonIn(fault) ?? failed;
        toast({ title: t`Error`, description, tone: 'critical' });
      }
      return { done: false, fault };
    }
  };
}
