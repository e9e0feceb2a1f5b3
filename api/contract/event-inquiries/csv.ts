import {
  buildCsvTable,
  buildDatedFileName,
  type CsvColumn,
  type CsvTable,
  formatShopTimestamp,
  getLanguageName,
} from '../core/csv';
import { allergenNames } from '../products/allergens';
import { dietNames } from '../products/diets';
import type { EventInquiryRecord } from './admin-schema';
import { formatProposalItem } from './format-proposal-item';
import { budgetBandNames, getInquiryAreaName, inquiryOccasionNames } from './rules';

const columns: readonly CsvColumn<EventInquiryRecord>[] = [
  ['Received', ({ receivedAt }) => formatShopTimestamp(receivedAt)],
  ['Occasion', ({ occasion }) => inquiryOccasionNames[occasion].en],
  ['Event day', ({ eventDate }) => eventDate],
  ['Guests', ({ guests }) => guests],
  ['Status', ({ status }) => status],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Place', ({ area }) => getInquiryAreaName(area).en],
  ['Place notes', ({ placeNotes }) => placeNotes],
  ['Budget', ({ budgetBand }) => budgetBandNames[budgetBand].en],
  ['Diets', ({ diets }) => diets.map((diet) => dietNames[diet].en).join(', ')],
  ['Allergies', ({ allergens }) => allergens.map((name) => allergenNames[name].en).join(', ')],
  ['Diet notes', ({ dietNotes }) => dietNotes],
  ['Notes', ({ notes }) => notes],
  ['Plan', ({ proposal }) => proposal?.items.map(formatProposalItem).join('\n') ?? null],
  ['Plan total', ({ proposal }) => proposal?.total.toFixed(2) ?? null],
  ['Photographs', ({ photoUrls }) => photoUrls.length],
  ['Language', ({ language }) => getLanguageName(language)],
  ['Sent', ({ createdAt }) => formatShopTimestamp(createdAt)],
  ['Updated', ({ updatedAt }) => formatShopTimestamp(updatedAt)],
  ['Read', ({ readAt }) => formatShopTimestamp(readAt)],
];

export const buildEventInquiriesCsv = (rows: readonly EventInquiryRecord[], now: Date): CsvTable =>
  buildCsvTable(buildDatedFileName('event-inquiries', now), columns, rows);
