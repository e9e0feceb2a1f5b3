import * as v from 'valibot';
import { sortParam } from '../core/query';
import { bilingualText, timestamp } from '../core/schema';
import {
  buildStatusMessage,
  eventDateParam,
  submissionFields,
  submissionQuery,
} from '../inbox/record';
import { allergens } from '../products/allergens';
import { diets } from '../products/diets';
import { budgetBands, eventInquiryStatuses, inquiryAreas, inquiryOccasions } from './rules';

export const proposalItemRecord = v.object({
  productId: v.number(),
  /** When it was sent; '' if the product did not exist any more. */
  productName: v.string(),
  optionName: v.nullable(bilingualText),
  quantity: v.number(),
});

export const eventInquiryRecord = v.object({
  ...submissionFields,
  occasion: v.picklist(inquiryOccasions),
  /** 'YYYY-MM-DD'; null if the customer has not decided. */
  eventDate: v.nullable(v.string()),
  guests: v.number(),
  area: v.picklist(inquiryAreas),
  placeNotes: v.nullable(v.string()),
  budgetBand: v.picklist(budgetBands),
  diets: v.array(v.picklist(diets)),
  allergens: v.array(v.picklist(allergens)),
  dietNotes: v.nullable(v.string()),
  notes: v.nullable(v.string()),
  /** What the event planner proposed, with the total in US dollars that the customer saw. */
  proposal: v.nullable(v.object({ items: v.array(proposalItemRecord), total: v.number() })),
  /** URLs of the images sent with it; admins only. */
  photoUrls: v.array(v.string()),
  /** One of `eventInquiryStatuses`; old data may hold others. */
  status: v.string(),
  updatedAt: timestamp,
});
export type EventInquiryRecord = v.InferOutput<typeof eventInquiryRecord>;

export const eventInquiryStatusInvalid = buildStatusMessage(eventInquiryStatuses);

export const eventInquiryFilter = {
  ...submissionQuery,
  status: v.optional(v.picklist(eventInquiryStatuses, eventInquiryStatusInvalid.en)),
  /** Inclusive range of event dates; inquiries without a date are in none. */
  from: v.optional(eventDateParam),
  to: v.optional(eventDateParam),
  sort: v.optional(sortParam(['date', 'event', 'name', 'guests', 'status']), 'date:desc'),
};
