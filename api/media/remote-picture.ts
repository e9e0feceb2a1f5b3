import { type BilingualText, defaultLanguage, type Language } from '#contract/core/language';
import { fileTooLarge } from '#contract/core/messages';
import { addressName, unescaped } from '#contract/core/url';
import { imageKindOf, largestImage } from '#contract/media/image-files';
import {
  addressNotAsked,
  addressTooSlow,
  noPictureAtAddress,
  nothingFromAddress,
} from '#contract/media/messages';
import { type HttpProblem, refusedField } from '../dispatch/problem';
import type { Reach } from './remote/public-agent';
import { type RemoteAnswer, type RemoteRules, remoteBytes } from './remote/remote-bytes';
import { RemoteFault, type RemoteFaultKind } from './remote/remote-fault';

/** Milliseconds a picture may take to arrive. */
const patience = 15_000;

/** A picture found at an address. */
export interface RemotePicture {
  /** As the other side calls it, to be cleaned. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Fetching {
  /** Of the sentence that says why nothing came. */
  readonly language?: Language;
  readonly signal?: AbortSignal;
}

/**
 * Fetches the picture at an address that somebody typed. Rejects with a problem of the field `file_url`: 400 where the
 * address may not be asked or names nothing, 413, 415 where something else lies there, 502 and 504.
 */
export type FetchPicture = (address: string, fetching?: Fetching) => Promise<RemotePicture>;

/** Fetches pictures from the public internet; nothing inside the network is ever asked. */
export function pictureFetcher(
  options: Reach & Partial<Pick<RemoteRules, 'deadline'>> = {},
): FetchPicture {
  const rules = {
    deadline: patience,
    ...options,
    protocols: ['http:', 'https:'],
    mostBytes: largestImage,
  };
  return async (address, { language = defaultLanguage, signal } = {}) => {
    try {
      return pictureIn(await remoteBytes(address.trim(), rules, signal), language);
    } catch (fault) {
      throw fault instanceof RemoteFault ? refusalOf(fault, language) : fault;
    }
  };
}

/** What it is says the picture itself, never the other side. */
function pictureIn(answer: RemoteAnswer, language: Language): RemotePicture {
  const { bytes } = answer;
  if (!imageKindOf(bytes)) throw refusedField(415, field, noPictureAtAddress, language);
  return { name: dispositionName(answer) ?? addressName(answer.address), bytes };
}

const field = 'file_url';

const refusals: Readonly<Record<RemoteFaultKind, readonly [number, BilingualText]>> = {
  forbidden: [400, addressNotAsked],
  unreachable: [502, nothingFromAddress],
  refused: [502, nothingFromAddress],
  tooLarge: [413, fileTooLarge(largestImage)],
  tooSlow: [504, addressTooSlow],
};

function refusalOf({ kind }: RemoteFault, language: Language): HttpProblem {
  const [status, sentence] = refusals[kind];
  return refusedField(status, field, sentence, language);
}

/** The name in a `Content-Disposition`, the one in UTF-8 before the plain one. */
function dispositionName({ headers }: RemoteAnswer): string | undefined {
  const written = headers['content-disposition'] ?? '';
  const encoded = /;\s*filename\*=utf-8''([^;]+)/i.exec(written)?.[1];
  const plain = /;\s*filename=(?:"([^"]*)"|([^;"]+))/i.exec(written);
  return (encoded && unescaped(encoded.trim())) || plain?.[1] || plain?.[2]?.trim() || undefined;
}
