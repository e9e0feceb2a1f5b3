import * as v from 'valibot';
import { isIsoDate } from '../core/dates';
import {
  boundedText,
  emailField,
  honeypotField,
  metaFields,
  nameField,
  notesField,
  phoneField,
  shortTextField,
} from '../core/fields';
import { type BilingualText, localized } from '../core/language';
import { photoUrlsField } from '../inbox/photo-urls';
import { orderMessages } from '../orders/messages';
import { allergens } from '../products/allergens';
import { diets } from '../products/diets';
import { inquiryMessages } from './messages';
import { inquiryProposal } from './proposal';
import { budgetBands, inquiryAreas, inquiryOccasions, maxInquiryGuests } from './rules';

const maxDietNotesLength = 500;

const requiredChoice = <const Values extends readonly string[]>(
  values: Values,
  message: BilingualText,
) => v.optional(v.pipe(v.string(localized(message)), v.picklist(values, localized(message))), '');

const choices = <const Values extends readonly string[]>(values: Values, message: BilingualText) =>
  v.nullish(
    v.pipe(
      v.array(v.picklist(values, localized(message)), localized(message)),
      v.maxLength(values.length, localized(message)),
    ),
  );

/** Whether it has passed depends on the time, so the server and the form check that. */
const eventDateField = v.nullish(
  v.pipe(
    v.string(localized(inquiryMessages.eventDate)),
    v.check((value) => value === '' || isIsoDate(value), localized(inquiryMessages.eventDate)),
  ),
);

const digits = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,9}$/, localized(inquiryMessages.guests)),
);

/** Forms send text. */
const guestsField = v.optional(
  v.pipe(
    v.union([v.number(), digits], localized(inquiryMessages.guests)),
    v.transform(Number),
    v.integer(localized(inquiryMessages.guests)),
    v.minValue(1, localized(inquiryMessages.guests)),
    v.maxValue(maxInquiryGuests, localized(inquiryMessages.guests)),
  ),
  '',
);

/** The event inquiry form. */
export const eventInquiryForm = v.object({
  name: nameField,
  email: emailField,
  phone: phoneField,
  occasion: requiredChoice(inquiryOccasions, inquiryMessages.occasion),
  /** 'YYYY-MM-DD'; '' without a day. */
  eventDate: eventDateField,
  guests: guestsField,
  area: requiredChoice(inquiryAreas, inquiryMessages.area),
  /** A venue or an address; for 'elsewhere', where that is. */
  placeNotes: shortTextField,
  budgetBand: v.optional(v.picklist(budgetBands, localized(inquiryMessages.budgetBand)), 'open'),
  diets: choices(diets, inquiryMessages.diets),
  /** What must not be in the food. */
  allergens: choices(allergens, orderMessages.allergies),
  dietNotes: v.nullish(boundedText(maxDietNotesLength)),
  notes: notesField,
  proposal: v.nullish(inquiryProposal),
  website: honeypotField,
});

export const eventInquiry = v.object({
  ...eventInquiryForm.entries,
  photoUrls: photoUrlsField,
  ...metaFields,
});
export type EventInquiry = v.InferOutput<typeof eventInquiry>;
