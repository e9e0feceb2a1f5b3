import { useEffect, useRef } from 'react';
import { v4 as uuid } from 'uuid';
import { useLanguage } from '../../i18n/use-language';
import type { NewItem, OutboxItem, ProductNames, SubmissionKind } from '../../outbox/item';
import { loadOutbox } from '../../outbox/load';
import type { SubmitResult } from '../../outbox/submit';
import { haveSamePhotos, serializeContent } from './attempt';
import type { useDraft } from './use-draft';
import type { useMended } from './use-mended';

interface From {
  readonly kind: SubmissionKind;
  readonly productNames?: ProductNames | undefined;
  readonly draft: Pick<ReturnType<typeof useDraft>, 'attempt' | 'unanswered' | 'resume'>;
  readonly mended: Pick<ReturnType<typeof useMended>, 'id' | 'item'>;
}

/**
 * Reuses the idempotency key while the content is unchanged; otherwise a new key, or the key of the submission being
 * edited or queued. Resolves to undefined if the outbox code could not be loaded.
 */
export function useSubmit({
  kind,
  productNames,
  draft,
  mended: { id: mendedId, item: mended },
}: From) {
  const language = useLanguage();
  /** Images that were already uploaded are not sent again. */
  const last = useRef<OutboxItem>(undefined);
  const { resume } = draft;

  useEffect(() => {
    if (!mended) return;
    const { id: key, createdAt, language, fields, photos } = mended;
    last.current = mended;
    resume({ words: serializeContent(fields, photos), key, createdAt, language });
  }, [mended, resume]);

  return async (
    written: object,
    photos: readonly File[] = [],
  ): Promise<SubmitResult | undefined> => {
    const outbox = await loadOutbox().catch(() => undefined);
    if (!outbox) return undefined;
    const fields = { ...written };
    const { key: id, ...currentAttempt } = draft.attempt({
      words: serializeContent(fields, photos),
      language,
      key: mendedId ?? (await outbox.findQueuedKey(draft.unanswered()?.key)),
    });
    const before = last.current;
    const { photosKey = uuid(), photoUrls } =
      before && haveSamePhotos(before.photos, photos) ? before : {};
    const item: NewItem = {
      id,
      kind,
      createdAt: currentAttempt.createdAt,
      language: currentAttempt.language,
      fields,
      productNames: productNames ?? before?.productNames,
      photos: [...photos],
      photosKey,
      photoUrls,
    };
    const result = await outbox.submit(item, mendedId !== undefined);
    last.current = result.item;
    return result;
  };
}
