import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import * as HTTP from '#contract/core/http-status';
import { hasStatus, request } from '../../data/http-client';
import { parseProblem } from '../../data/parse-problem';
import { useLanguage } from '../../i18n/use-language';
import { useMutationToast } from '../shell/mutations/use-mutation-toast';
import type { InboxItem } from './inbox-item';
import type { StatusDefinition } from './status-display';
import type { DetailNavigation } from './use-detail-navigation';
import type { InboxList } from './use-inbox-list';

interface StatusChange<Item, Status> {
  /** The item whose status dialog is open. */
  readonly item: Item | undefined;
  readonly open: (item: Item) => void;
  readonly close: () => void;
  /** Resolves to whether the dialog can close: the status is saved, or the item was deleted or has another status by now. */
  readonly save: (item: Item, status: Status) => Promise<boolean>;
}

export function useStatusChange<Item extends InboxItem, Status extends string>(
  { setRead, update, revalidate, revalidateIfChanged }: InboxList<Item>,
  { closeItem }: DetailNavigation<Item>,
  definition: StatusDefinition<Item, Status> | undefined,
): StatusChange<Item, Status> {
  const { t } = useLingui();
  const language = useLanguage();
  const runMutation = useMutationToast();
  const [item, open] = useState<Item>();

  function close(): void {
    open(undefined);
    void revalidateIfChanged();
  }

  const isStatus = (value: string | undefined): value is Status =>
    definition?.values.some((candidate) => candidate === value) ?? false;

  async function save(changed: Item, status: Status): Promise<boolean> {
    if (!definition) return true;
    const { endpoint, successMessage, errorMessage } = definition;
    const { id, status: previous } = changed;

    /** Shows the item as it is now if its status is no longer the expected one. */
    async function send(next: Status, expectedStatus: string | undefined): Promise<Item> {
      try {
        const body = { status: next, expectedStatus, language };
        return await request(endpoint, { params: { id }, body });
      } catch (error) {
        const current = v.safeParse(endpoint.response, parseProblem(error)?.current);
        if (current.success) await update(current.output);
        throw error;
      }
    }

    const revert = (next: Status) =>
      runMutation(async () => update(await send(next, status)), {
        done: () => t`Undone`,
        failed: t(errorMessage),
      });
    const result = await runMutation(
      async () => update(await markRead(await send(status, previous))),
      {
        done: () => t(successMessage),
        failed: t(errorMessage),
        // A status of old data can't be set again.
        undo: () =>
          isStatus(previous) ? { label: t`Undo`, run: () => void revert(previous) } : undefined,
      },
    );
    if (result.done || hasStatus(result.error, HTTP.conflict)) return true;
    if (!hasStatus(result.error, HTTP.notFound)) return false;
    closeItem(changed);
    await revalidate();
    return true;
  }

  /** A new status implies that the item was read; if marking it fails, the status stays saved. */
  const markRead = async (saved: Item): Promise<Item> =>
    saved.readAt === null ? setRead(saved, true).catch(() => saved) : saved;

  return { item, open, close, save };
}
