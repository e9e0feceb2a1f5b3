import type { Messages } from '@lingui/core';
import * as v from 'valibot';
import { business, deliveryAreas } from '#contract/business';
import { categories } from '#contract/category';
import { fieldMessages } from '#contract/core/fields';
import type { BilingualText } from '#contract/core/language';
import * as coreMessages from '#contract/core/messages';
import { wrongFileCount } from '#contract/core/parse-request';
import { bilingualText } from '#contract/core/schema';
import { sendSubmissionPhotos } from '#contract/inbox/endpoints';
import * as inboxMessages from '#contract/inbox/messages';
import * as mediaMessages from '#contract/media/messages';
import * as orderMessages from '#contract/orders/messages';
import * as sessionMessages from '#contract/session/messages';
import { demoFiles, demoProducts } from './demo-data';
import { getPageText } from './page-text';
import { recipeTexts } from './recipe-texts';

/** Without the back office: shoppers never see it. */
const mergeMessages = (translationModules: Record<string, { messages: Messages }>): Messages =>
  Object.assign({}, ...Object.values(translationModules).map(({ messages }) => messages));

const english = mergeMessages(
  import.meta.glob(['../i18n/translations/*/en.po', '!../i18n/translations/back-office/*'], {
    eager: true,
  }),
);
const spanish = mergeMessages(
  import.meta.glob(['../i18n/translations/*/es.po', '!../i18n/translations/back-office/*'], {
    eager: true,
  }),
);

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Placeholders and tags match anything. */
function toMessagePattern(message: Messages[string]): string {
  const segments = Array.isArray(message) ? message : [message];
  const patterns = segments.map((segment) =>
    typeof segment === 'string' ? escapeRegExp(segment).replace(/<\/?\d+\/?>/g, '.*?') : '.+?',
  );
  return patterns.join('').replace(/\s+/g, '\\s+');
}

const toTextPattern = (text: string) => escapeRegExp(text.trim()).replace(/\s+/g, '\\s+');

/** English and Spanish patterns. */
function* listTranslationPairs(): Generator<readonly [string, string]> {
  for (const [id, message] of Object.entries(english)) {
    yield [toMessagePattern(message), toMessagePattern(spanish[id] ?? message)];
  }
  for (const { en, es } of listBilingualTexts()) yield [toTextPattern(en), toTextPattern(es)];
  for (const { translations, ...product } of demoProducts) {
    for (const [field, es] of Object.entries(translations.es ?? {})) {
      const en = product[field as keyof typeof translations.es];
      if (en) yield [toTextPattern(en), toTextPattern(es)];
    }
  }
}

function listBilingualTexts(): readonly BilingualText[] {
  return [
    business.tagline,
    ...deliveryAreas.map(({ name }) => name),
    ...categories.map(({ name }) => name),
    ...demoFiles.map(({ alt }) => alt),
    ...listFormTexts(),
    ...recipeTexts,
  ];
}

function listFormTexts(): readonly BilingualText[] {
  const { minFiles, maxFiles, maxFileBytes } = sendSubmissionPhotos.files;
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
const englishPatterns = [...listTranslationPairs()]
  .filter(([en, es]) => en !== es)
  .map(([en]) => ({
    en,
    requiredWord: findLongestWord(en),
    pattern: new RegExp(`(?<![\\p{L}\\d])${en}(?![\\p{L}\\d])`, 'u'),
  }));

/** Checking for one literal word first makes the search a hundred times faster. */
function findLongestWord(pattern: string): string {
  const words = pattern.replaceAll('\\s', ' ').match(/\p{L}+/gu) ?? [];
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/** English texts on the current page that have a Spanish translation. */
export function findUntranslatedText(): string[] {
  const pageText = getPageText();
  return englishPatterns
    .filter(
      ({ requiredWord, pattern }) => pageText.includes(requiredWord) && pattern.test(pageText),
    )
    .map(({ en }) => en);
}
