import { useEffect, useRef } from 'react';
import { v4 as uuid } from 'uuid';
import { useLanguage } from '../../i18n/use-language';
import type { NewItem, OutboxItem, ProductNames, SubmissionKind } from '../../outbox/item';
import { loadOutbox } from '../../outbox/load-outbox';
import type { SubmitResult } from '../../outbox/submit';
import { haveSamePhotos, serializeContent } from './submission-attempt';
import type { useDraft } from './use-draft';
import type { useEditedSubmission } from './use-edited-submission';

interface SubmitOptions {
  readonly kind: SubmissionKind;
  readonly productNames?: ProductNames | undefined;
  readonly draft: Pick<
    ReturnType<typeof useDraft>,
    'reuseOrStartAttempt' | 'getPendingAttempt' | 'resumeAttempt'
  >;
  readonly edited: Pick<ReturnType<typeof useEditedSubmission>, 'id' | 'item'>;
}

/**
 * Reuses the idempotency key while the content is unchanged; otherwise a new key, or the key of the submission being
 * edited or queued. Resolves to undefined if the outbox code could not be loaded.
 */
export function useSubmit({
  kind,
  productNames,
  draft,
  edited: { id: editedId, item: edited },
}: SubmitOptions) {
  const language = useLanguage();
  /** Its uploaded photos are reused if the photos are unchanged. */
  const lastItemRef = useRef<OutboxItem>(undefined);
  const { resumeAttempt } = draft;

  useEffect(() => {
    if (!edited) return;
    const { id: key, createdAt, language, fields, photos } = edited;
    lastItemRef.current = edited;
    resumeAttempt({ words: serializeContent(fields, photos), key, createdAt, language });
  }, [edited, resumeAttempt]);

  return async (
    values: object,
    photos: readonly File[] = [],
  ): Promise<SubmitResult | undefined> => {
    const outbox = await loadOutbox().catch(() => undefined);
    if (!outbox) return undefined;
    const fields = { ...values };
    const { key: id, ...currentAttempt } = draft.reuseOrStartAttempt({
      words: serializeContent(fields, photos),
      language,
      key: editedId ?? (await outbox.findQueuedKey(draft.getPendingAttempt()?.key)),
    });
    const previousItem = lastItemRef.current;
    const { photosKey = uuid(), photoUrls } =
      previousItem && haveSamePhotos(previousItem.photos, photos) ? previousItem : {};
    const item: NewItem = {
      id,
      kind,
      createdAt: currentAttempt.createdAt,
      language: currentAttempt.language,
      fields,
      productNames: productNames ?? previousItem?.productNames,
      photos: [...photos],
      photosKey,
      photoUrls,
    };
    const result = await outbox.submit(item, editedId !== undefined);
    // Photos belong to one submission: the next one uploads them again.
    const isOver = result.result === 'delivered' || result.result === 'superseded';
    lastItemRef.current = isOver ? undefined : result.item;
    return result;
  };
}
