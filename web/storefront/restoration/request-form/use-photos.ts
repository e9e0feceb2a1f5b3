import { useRef, useState } from 'react';
import type { Language } from '#contract/language';
import { sendRestorationPhotos } from '#contract/restoration';
import { post } from '../../../data/post';
import { type Attempt, attemptFor } from '../../enquiries/attempt';

/** Tells photographs apart without reading them. */
const marksOf = (photos: readonly File[]): readonly string[] =>
  photos.map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`);

interface Sending {
  readonly attempt: Attempt;
  /** Where the shop keeps them, once it has answered. */
  readonly addresses?: readonly string[];
}

/** The photographs of a request; those that have arrived are not sent again with the next try. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const sending = useRef<Sending>(undefined);

  /** Sends the photographs and answers their addresses; throws as `post` does. */
  async function send(language: Language): Promise<readonly string[]> {
    if (photos.length === 0) return [];
    const attempt = attemptFor(marksOf(photos), sending.current?.attempt);
    if (attempt !== sending.current?.attempt) sending.current = { attempt };
    if (sending.current?.addresses) return sending.current.addresses;
    const { photoUrls } = await post(
      sendRestorationPhotos,
      { body: { language }, files: photos },
      attempt.key,
    );
    sending.current = { attempt, addresses: photoUrls };
    return photoUrls;
  }

  return { photos, setPhotos, send, marks: marksOf(photos).join('\n') };
}
