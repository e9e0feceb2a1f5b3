import { useEffect, useRef } from 'react';
import { v4 as uuid } from 'uuid';
import { useLanguage } from '../../i18n/use-language';
import { type HandedIn, handIn } from '../../offline/outbox/hand-in';
import { type EnquiryKind, newItem, type OutboxItem } from '../../offline/outbox/item';
import { keptUnder } from '../../offline/outbox/mend';
import { samePhotos, wordsOf } from './attempt';
import type { useDraft } from './use-draft';
import type { useMended } from './use-mended';

interface From {
  readonly kind: EnquiryKind;
  readonly draft: Pick<ReturnType<typeof useDraft>, 'attempt' | 'unanswered' | 'resume'>;
  readonly mended: Pick<ReturnType<typeof useMended>, 'id' | 'item'>;
}

/**
 * Hands what a form says in to the outbox. Words that have not changed go under the key they had, others under a
 * new one, or in the place of what the form mends or has waiting.
 */
export function useHandIn({ kind, draft, mended: { id: mendedId, item: mended } }: From) {
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

  return async (written: object, photos: readonly File[] = []): Promise<HandedIn> => {
    const fields = { ...written };
    const { key: id, ...said } = draft.attempt({
      words: wordsOf(fields, photos),
      language,
      key: mendedId ?? (await keptUnder(draft.unanswered()?.key)),
    });
    const before = last.current;
    const { photosKey = uuid(), photoUrls } =
      before && samePhotos(before.photos, photos) ? before : {};
    const item = newItem({
      id,
      kind,
      createdAt: said.createdAt,
      language: said.language,
      fields,
      photos: [...photos],
      photosKey,
      photoUrls,
    });
    const handedIn = await handIn(item, mendedId !== undefined);
    last.current = handedIn.item;
    return handedIn;
  };
}
