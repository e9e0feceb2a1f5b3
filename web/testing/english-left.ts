import type { Messages } from '@lingui/core';
import * as v from 'valibot';
import { business, deliveryAreas } from '#contract/business';
import { categories } from '#contract/category';
import { fieldMessages } from '#contract/core/fields';
import type { BilingualText } from '#contract/core/language';
import * as coreMessages from '#contract/core/messages';
import { wrongFileCount } from '#contract/core/parse-request';
import { bilingualText } from '#contract/core/schema';
import { sendRestorationPhotos } from '#contract/inbox/endpoints';
import * as inboxMessages from '#contract/inbox/messages';
import * as mediaMessages from '#contract/media/messages';
import * as orderMessages from '#contract/orders/messages';
import * as sessionMessages from '#contract/session/messages';
import { demoProducts, library } from './demo-shop';
import { recipeTexts } from './recipe-texts';
import { getPageText } from './words-on-page';

/** Without the back office: shoppers never see it. */
const mergeMessages = (translationModules: Record<string, { messages: Messages }>): Messages =>
  Object.assign({}, ...Object.values(translationModules).map(({ messages }) => messages));

const english = mergeMessages(
  import.meta.glob(['../i18n/catalogues/*/en.po', '!../i18n/catalogues/back-office/*'], {
    eager: true,
  }),
);
const spanish = mergeMessages(
  import.meta.glob(['../i18n/catalogues/*/es.po', '!../i18n/catalogues/back-office/*'], {
    eager: true,
  }),
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Placeholders and tags match anything. */
function toMessagePattern(message: Messages[string]): string {
  const parts = Array.isArray(message) ? message : [message];
  const words = parts.map((part) =>
    typeof part === 'string' ? escaped(part).replace(/<\/?\d+\/?>/g, '.*?') : '.+?',
  );
  return words.join('').replace(/\s+/g, '\\s+');
}

const patternOfText = (text: string) => escaped(text.trim()).replace(/\s+/g, '\\s+');

/** English and Spanish patterns. */
function* listTranslationPairs(): Generator<readonly [string, string]> {
  for (const [id, message] of Object.entries(english)) {
    yield [toMessagePattern(message), toMessagePattern(spanish[id] ?? message)];
  }
  for (const { en, es } of bilingualTexts()) yield [patternOfText(en), patternOfText(es)];
  for (const { translations, ...product } of demoProducts) {
    for (const [field, es] of Object.entries(translations.es ?? {})) {
      const en = product[field as keyof typeof translations.es];
      if (en) yield [patternOfText(en), patternOfText(es)];
    }
  }
}

function bilingualTexts(): readonly BilingualText[] {
  return [
    business.tagline,
    ...deliveryAreas.map(({ name }) => name),
    ...categories.map(({ name }) => name),
    ...library.map(({ alt }) => alt),
    ...formTexts(),
    ...recipeTexts,
  ];
}

function formTexts(): readonly BilingualText[] {
  const { minFiles, maxFiles, maxFileBytes } = sendRestorationPhotos.files;
  return [
    ...[coreMessages, mediaMessages, sessionMessages].flatMap(collectTexts),
    ...[inboxMessages, inboxMessages.requestThanks].flatMap(collectTexts),
    ...[orderMessages, orderMessages.orderMessages, fieldMessages].flatMap(collectTexts),
    wrongFileCount(minFiles, maxFiles),
    coreMessages.fileTooLarge(maxFileBytes),
  ];
}

const collectTexts = (named: object): readonly BilingualText[] =>
  Object.values(named).filter((value) => v.is(bilingualText, value));

/** English texts that differ from their translation, matched as whole words. */
const englishOnly = [...listTranslationPairs()]
  .filter(([en, es]) => en !== es)
  .map(([en]) => ({
    en,
    hint: findLongestWord(en),
    found: new RegExp(`(?<![\\p{L}\\d])${en}(?![\\p{L}\\d])`, 'u'),
  }));

/** Checking for one literal word first makes the search a hundred times faster. */
function findLongestWord(pattern: string): string {
  const words = pattern.replaceAll('\\s', ' ').match(/\p{L}+/gu) ?? [];
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/** English texts on the current page that have a Spanish translation. */
export function englishLeft(): string[] {
  const words = getPageText();
  return englishOnly
    .filter(({ hint, found }) => words.includes(hint) && found.test(words))
    .map(({ en }) => en);
}
