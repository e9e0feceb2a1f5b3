import * as v from 'valibot';
import { deliveryAreaSlugs } from '../business';
import { isIsoDate } from '../core/dates';
import { dollarsField } from '../core/dollars';
import { isStorableText, metaFields, requiredText } from '../core/fields';
import { localized } from '../core/language';
import { isTimeOfDay } from '../core/time-of-day';
import { weekdays } from '../core/weekdays';
import { wholeNumber } from '../core/whole-number';
import { parseSynonyms } from '../search/synonyms';
import {
  maxClosedDates,
  maxCollectionProducts,
  maxCollectionTitleLength,
  maxDailyCapacity,
  maxFee,
  maxHours,
  maxLargeEventGuests,
  maxSynonymLength,
  maxSynonymRows,
  maxSynonymsPerRow,
  maxZipCodes,
} from './limits';
import { shopSettingsMessages } from './messages';

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

const messages = shopSettingsMessages;

const emptyToNull = <T>(value: T): T | null =>
  typeof value === 'string' && value.trim() === '' ? null : value;

/** Empty for no limit. */
const capacity = v.pipe(
  v.union([v.number(), v.string(), v.null()], localized(messages.capacity)),
  v.transform(emptyToNull),
  v.nullable(wholeNumber(1, maxDailyCapacity, messages.capacity)),
);

const timeOfDay = v.pipe(
  v.string(localized(messages.time)),
  v.check(isTimeOfDay, localized(messages.time)),
);

/** Compares as text: hours have a leading zero. An invalid time has an error of its own. */
const isBefore = (earlier: string, later: string): boolean =>
  earlier < later || ![earlier, later].every(isTimeOfDay);

const isNotAfter = (earlier: string, later: string): boolean =>
  earlier === later || isBefore(earlier, later);

const fee = dollarsField(maxFee, { invalid: messages.fee, tooHigh: messages.feeTooHigh });

const openDays = v.pipe(
  v.array(v.picklist(weekdays, localized(messages.openDays)), localized(messages.openDays)),
  v.nonEmpty(localized(messages.openDays)),
  v.transform((days) => weekdays.filter((day) => days.includes(day))),
);

/** A leap year, so that February 29 exists. */
const anyYear = '2000';

const isClosedDate = (date: string): boolean =>
  isIsoDate(date) || (/^\d{2}-\d{2}$/.test(date) && isIsoDate(`${anyYear}-${date}`));

const closedDates = v.pipe(
  v.array(
    v.pipe(
      v.string(localized(messages.closedDate)),
      v.check(isClosedDate, localized(messages.closedDate)),
    ),
    localized(messages.closedDate),
  ),
  v.maxLength(maxClosedDates, localized(messages.closedDateCount)),
  v.transform((dates) => distinct(dates).sort()),
);

const isZipCode = (text: string): boolean => /^\d{5}$/.test(text);

/** Accepts a list, or text that separates the codes with spaces, commas or line breaks. */
const zipCodes = v.pipe(
  v.union(
    [
      v.array(v.string()),
      v.pipe(
        v.string(),
        v.transform((text) => text.split(/[\s,;]+/).filter((zipCode) => zipCode !== '')),
      ),
    ],
    localized(messages.zipCode('')),
  ),
  v.maxLength(maxZipCodes, localized(messages.zipCodeCount)),
  v.check(
    (list) => list.every(isZipCode),
    ({ input, lang }) =>
      localized(messages.zipCode(input.find((text) => !isZipCode(text)) ?? ''))({ lang }),
  ),
  v.transform((list) => distinct(list).sort()),
);

const deliveryAreaInput = v.object(
  {
    slug: v.picklist(deliveryAreaSlugs, localized(messages.areas)),
    fee,
    zipCodes,
  },
  localized(messages.missing),
);

interface ZipCodes {
  readonly zipCodes: readonly string[];
}

/** The first area with a ZIP code of an area before it. */
function findRepeatedZipCode<Area extends ZipCodes>(areas: readonly Area[]) {
  const known = new Set<string>();
  for (const [key, area] of areas.entries()) {
    const zipCode = area.zipCodes.find((candidate) => known.has(candidate));
    if (zipCode !== undefined) return { key, area, zipCode };
    for (const own of area.zipCodes) known.add(own);
  }
  return undefined;
}

const areas = v.pipe(
  v.array(deliveryAreaInput, localized(messages.areas)),
  v.length(deliveryAreaSlugs.length, localized(messages.areas)),
  v.check(
    (list) => distinct(list.map(({ slug }) => slug)).length === deliveryAreaSlugs.length,
    localized(messages.areas),
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: list } = dataset;
    const repeated = findRepeatedZipCode(list);
    if (!repeated) return;
    const { key, area, zipCode } = repeated;
    addIssue({
      message: localized(messages.zipCodeInTwoAreas(zipCode)),
      path: [
        { type: 'array', origin: 'value', input: list, key, value: area },
        {
          type: 'object',
          origin: 'value',
          input: { ...area },
          key: 'zipCodes',
          value: area.zipCodes,
        },
      ],
    });
  }),
);

const hasValidCount = (row: readonly string[]): boolean =>
  row.length >= 2 && row.length <= maxSynonymsPerRow;

const isTooLong = (word: string): boolean => word.length > maxSynonymLength;

/** Accepts rows, or text with a row a line. */
const synonyms = v.pipe(
  v.union(
    [
      v.array(v.array(v.string())),
      v.pipe(
        v.string(),
        v.transform((text) => parseSynonyms(text)),
      ),
    ],
    localized(messages.synonyms),
  ),
  v.maxLength(maxSynonymRows, localized(messages.synonymRowCount)),
  v.check((rows) => rows.flat().every(isStorableText), localized(messages.synonyms)),
  v.check(
    (rows) => !rows.flat().some(isTooLong),
    ({ input, lang }) =>
      localized(
        messages.synonymLength(input.flat().find(isTooLong)?.slice(0, maxSynonymLength) ?? ''),
      )({ lang }),
  ),
  v.transform((rows) => rows.map(distinct)),
  v.check(
    (rows) => rows.every(hasValidCount),
    ({ input, lang }) =>
      localized(messages.synonymCount(input.find((row) => !hasValidCount(row))?.[0] ?? ''))({
        lang,
      }),
  ),
);

const collectionTitle = v.pipe(
  requiredText(1, maxCollectionTitleLength, messages.collectionTitle),
  v.transform((title) => title.trim()),
);

const collectionOrderBy = v.pipe(
  v.string(localized(messages.chooseDate)),
  v.check(isIsoDate, localized(messages.chooseDate)),
);

const collectionProductIds = v.pipe(
  v.array(
    v.pipe(
      v.number(localized(messages.collectionProducts)),
      v.integer(localized(messages.collectionProducts)),
    ),
    localized(messages.collectionProducts),
  ),
  v.transform(distinct),
  v.minLength(1, localized(messages.collectionProducts)),
  v.maxLength(maxCollectionProducts, localized(messages.collectionProducts)),
);

const seasonalCollection = v.nullable(
  v.object(
    {
      title: v.object(
        { en: collectionTitle, es: collectionTitle },
        localized(messages.collectionTitle),
      ),
      orderBy: collectionOrderBy,
      productIds: collectionProductIds,
    },
    localized(messages.missing),
  ),
);

const fields = v.object(
  {
    openDays,
    opens: timeOfDay,
    closes: timeOfDay,
    noticeHours: wholeNumber(0, maxHours, messages.hours),
    largeEventNoticeHours: wholeNumber(0, maxHours, messages.hours),
    minLargeEventGuests: wholeNumber(1, maxLargeEventGuests, messages.guests),
    closedDates,
    maxOrdersPerDay: capacity,
    maxServingsPerDay: capacity,
    deliveryAreas: areas,
    shippingFee: fee,
    pickupFrom: timeOfDay,
    pickupTo: timeOfDay,
    cancellationHours: wholeNumber(0, maxHours, messages.hours),
    depositPercent: wholeNumber(0, 100, messages.percent),
    synonyms,
    seasonalCollection,
    /** The version that was edited; without it, the settings are always overwritten. */
    version: v.optional(
      v.pipe(v.number(localized(messages.version)), v.integer(localized(messages.version))),
    ),
    language: metaFields.language,
  },
  localized(messages.missing),
);

/** From the form or an API client. */
export const shopSettingsInput = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['opens'], ['closes']],
      ({ opens, closes }) => isBefore(opens, closes),
      localized(messages.closesBeforeOpening),
    ),
    ['closes'],
  ),
  v.forward(
    v.partialCheck(
      [['pickupFrom'], ['pickupTo']],
      ({ pickupFrom, pickupTo }) => isBefore(pickupFrom, pickupTo),
      localized(messages.pickupEndsBeforeStart),
    ),
    ['pickupTo'],
  ),
  v.forward(
    v.partialCheck(
      [['opens'], ['pickupFrom']],
      ({ opens, pickupFrom }) => isNotAfter(opens, pickupFrom),
      localized(messages.pickupOutsideHours),
    ),
    ['pickupFrom'],
  ),
  v.forward(
    v.partialCheck(
      [['closes'], ['pickupTo']],
      ({ closes, pickupTo }) => isNotAfter(pickupTo, closes),
      localized(messages.pickupOutsideHours),
    ),
    ['pickupTo'],
  ),
);
export type ShopSettingsInput = v.InferOutput<typeof shopSettingsInput>;
export type ShopSettingsFormValues = v.InferInput<typeof shopSettingsInput>;
