import { useEffect, useRef } from 'react';
import { v4 as uuid } from 'uuid';
import { useLanguage } from '../../i18n/use-language';
import type { HandedIn } from '../../offline/outbox/hand-in';
import type { EnquiryKind, NewItem, OutboxItem, ProductNames } from '../../offline/outbox/item';
import { loadOutbox } from '../../offline/outbox/load';
import { samePhotos, wordsOf } from './attempt';
import type { useDraft } from './use-draft';
import type { useMended } from './use-mended';

interface From {
  readonly kind: EnquiryKind;
  readonly productNames?: ProductNames | undefined;
  readonly draft: Pick<ReturnType<typeof useDraft>, 'attempt' | 'unanswered' | 'resume'>;
  readonly mended: Pick<ReturnType<typeof useMended>, 'id' | 'item'>;
}

/**
 * Hands what a form says in to the outbox. Words that have not changed go under the key they had, others under a
 * new one, or in the place of what the form mends or has waiting. Answers undefined where the code for it cannot be
 * had, since the network is gone: all of it is still in the form.
 */
export function useHandIn({
  kind,
  productNames,
  draft,
  mended: { id: mendedId, item: mended },
}: From) {
  const language = useLanguage();
  /** Photographs that the shop has are not sent again. */
  const last = useRef<OutboxItem>(undefined);
  const { resume } = draft;

  useEffect(() => {
    if (!mended) return;
    const { id: key, createdAt, language, fields, photos } = mended;
    last.current = mended;
    resume({ words: wordsOf(fields, photos), key, createdAt, language });
  }, [mended, resume]);

  return async (written: object, photos: readonly File[] = []): Promise<HandedIn | undefined> => {
    const outbox = await loadOutbox().catch(() => undefined);
    if (!outbox) return undefined;
    const fields = { ...written };
    const { key: id, ...said } = draft.attempt({
      words: wordsOf(fields, photos),
      language,
      key: mendedId ?? (await outbox.keptUnder(draft.unanswered()?.key)),
    });
    const before = last.current;
    const { photosKey = uuid(), photoUrls } =
      before && samePhotos(before.photos, photos) ? before : {};
    const item: NewItem = {
      id,
      kind,
      createdAt: said.createdAt,
      language: said.language,
      fields,
      productNames: productNames ?? before?.productNames,
      photos: [...photos],
      photosKey,
      photoUrls,
    };
    const handedIn = await outbox.handIn(item, mendedId !== undefined);
    last.current = handedIn.item;
    return handedIn;
  };
}
