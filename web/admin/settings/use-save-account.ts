import { useSWRConfig } from 'swr';
import { buildUrl } from '#contract/core/endpoint';
import { getSecondFactor } from '#contract/session/admin-endpoints';
import { parseProblem } from '../../data/parse-problem';
import { useSending } from '../../ui/form/use-sending';
import { type MutationOutcome, useMutationToast } from '../shell/mutations/use-mutation-toast';

interface FormErrors<Field extends string> {
  /** In the order of the form. */
  readonly fields: readonly Field[];
  readonly setError: (
    field: Field,
    error: { message: string },
    options: { shouldFocus: boolean },
  ) => void;
}

export interface SaveMessages {
  readonly done: () => string;
  readonly failed: string;
}

/** Shows errors of fields at the fields, and others in a toast. */
export function useSaveAccount<Field extends string>({ fields, setError }: FormErrors<Field>) {
  const { mutate } = useSWRConfig();
  const runMutation = useMutationToast();
  const { sending, whileSending } = useSending();

  const findIssues = (error: unknown) =>
    fields.flatMap((field) => {
      const issue = parseProblem(error)?.issues?.find(({ path }) => path === field);
      return issue ? [{ field, message: issue.message }] : [];
    });

  async function save<Result>(
    send: () => Promise<Result>,
    messages: SaveMessages,
  ): Promise<MutationOutcome<Result>> {
    const outcome = await whileSending(() =>
      runMutation(send, {
        ...messages,
        isHandledElsewhere: (error) => findIssues(error).length > 0,
      }),
    );
    const reloadSecondFactor = () => mutate(buildUrl(getSecondFactor));
    if (outcome.done) {
      // It may have used a recovery code up.
      void reloadSecondFactor();
      return outcome;
    }
    const issues = findIssues(outcome.error);
    // If the second factor was turned on in another browser, the field appears only now.
    if (issues.some(({ field }) => field === 'code')) await reloadSecondFactor();
    for (const [index, { field, message }] of issues.entries()) {
      setError(field, { message }, { shouldFocus: index === 0 });
    }
    return outcome;
  }

  return { save, sending };
}
