import type { Knex } from 'knex';
import type { EventInquiryRecord } from '#contract/event-inquiries/admin-schema';
import {
  type EventInquiryStatus,
  initialEventInquiryStatus,
} from '#contract/event-inquiries/rules';
import type { EventInquiry } from '#contract/event-inquiries/schema';
import { getInquirySearchText, toNameSortKey } from '#contract/inbox/search';
import { collate } from '../database/dialect';
import { toMetaColumns } from './meta-columns';
import { type InboxQuery, type PaginatedRows, paginate, selectSubmissions } from './paginate';
import { inquiryPhotos } from './photo-tables';
import { attachPhotos, findPhotoUrls } from './submission-photos';
import {
  buildArchiveUpdate,
  buildReadUpdate,
  type SubmissionRow,
  toSubmission,
  updateRow,
} from './submission-rows';

interface EventInquiryQuery extends InboxQuery {
  readonly status?: EventInquiryStatus | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** With the names of the proposed products. */
interface NewEventInquiry extends Omit<EventInquiry, 'proposal'> {
  readonly proposal: EventInquiryRecord['proposal'];
}

interface EventInquiryStore {
  /** Undefined if a photo is unknown or taken; the caller must then roll back the transaction. */
  insert(inquiry: NewEventInquiry): Promise<EventInquiryRecord | undefined>;
  list(query: EventInquiryQuery): Promise<PaginatedRows<EventInquiryRecord>>;
  /** Other transactions wait with their changes of it until this one ends. Undefined if it does not exist. */
  lock(id: number): Promise<EventInquiryRecord | undefined>;
  /** Marks as read or unread; undefined if it does not exist. */
  setRead(id: number, isRead: boolean): Promise<EventInquiryRecord | undefined>;
  /** Undefined if it does not exist. */
  setArchived(id: number, isArchived: boolean): Promise<EventInquiryRecord | undefined>;
  /** Undefined if it does not exist. */
  setStatus(id: number, status: string): Promise<EventInquiryRecord | undefined>;
}

interface EventInquiryRow extends SubmissionRow {
  readonly occasion: EventInquiryRecord['occasion'];
  readonly event_date: string | null;
  readonly guests: number;
  readonly area: EventInquiryRecord['area'];
  readonly place_notes: string | null;
  readonly budget_band: EventInquiryRecord['budgetBand'];
  /** JSON, as are `allergens` and `proposal`. */
  readonly diets: string;
  readonly allergens: string;
  readonly diet_notes: string | null;
  readonly notes: string | null;
  readonly proposal: string | null;
  readonly status: string;
  readonly updated_at: string;
}

const table = 'event_inquiries';

const sortColumns = (database: Knex) => ({
  date: 'received_at',
  // Databases differ in where they sort nulls.
  event: "coalesce(event_date, '9999')",
  name: collate(database, 'name_key'),
  guests: 'guests',
  status: collate(database, 'status'),
});

export function createEventInquiryStore(database: Knex, clock: () => Date): EventInquiryStore {
  async function addPhotos(rows: readonly EventInquiryRow[]): Promise<EventInquiryRecord[]> {
    const ids = rows.map(({ id }) => id);
    const photos = await findPhotoUrls(database, inquiryPhotos, ids);
    return rows.map((row) => toEventInquiryRecord(row, photos.get(row.id) ?? []));
  }

  async function updateInquiry(id: number, changes: object) {
    const row = await updateRow<EventInquiryRow>(database, table, id, changes);
    const [inquiry] = await addPhotos(row ? [row] : []);
    return inquiry;
  }

  return {
    async insert(inquiry) {
      const metaColumns = toMetaColumns(inquiry, clock());
      const [row]: EventInquiryRow[] = await database(table)
        .insert({
          ...toInquiryColumns(inquiry),
          ...metaColumns,
          status: initialEventInquiryStatus,
          updated_at: metaColumns.received_at,
        })
        .returning('*');
      if (!row) throw new Error('The inquiry was not stored.');
      const hasAllPhotos = await attachPhotos(database, inquiryPhotos, row.id, inquiry.photoUrls);
      const [record] = hasAllPhotos ? await addPhotos([row]) : [];
      return record;
    },

    async list(query) {
      const selection = selectSubmissions(database, table, query);
      const { status, from, to } = query;
      if (status !== undefined) selection.where({ status });
      if (from !== undefined) selection.where('event_date', '>=', from);
      if (to !== undefined) selection.where('event_date', '<=', to);
      const { rows, total } = await paginate<EventInquiryRow>(
        selection,
        query,
        sortColumns(database),
      );
      return { rows: await addPhotos(rows), total };
    },

    // A no-op UPDATE takes the lock, as in the catalog's row-locks.ts.
    lock: (id) => updateInquiry(id, { id }),

    setRead: (id, isRead) => updateInquiry(id, buildReadUpdate(database, isRead, clock())),

    setArchived: (id, isArchived) => updateInquiry(id, buildArchiveUpdate(isArchived, clock())),

    setStatus: (id, status) => updateInquiry(id, { status, updated_at: clock().toISOString() }),
  };
}

function toInquiryColumns(inquiry: NewEventInquiry) {
  const texts = {
    phone: inquiry.phone || null,
    placeNotes: inquiry.placeNotes || null,
    dietNotes: inquiry.dietNotes || null,
    notes: inquiry.notes || null,
  };
  return {
    name: inquiry.name,
    email: inquiry.email,
    phone: texts.phone,
    occasion: inquiry.occasion,
    event_date: inquiry.eventDate || null,
    guests: inquiry.guests,
    area: inquiry.area,
    place_notes: texts.placeNotes,
    budget_band: inquiry.budgetBand,
    diets: JSON.stringify(inquiry.diets ?? []),
    allergens: JSON.stringify(inquiry.allergens ?? []),
    diet_notes: texts.dietNotes,
    notes: texts.notes,
    proposal: inquiry.proposal && JSON.stringify(inquiry.proposal),
    name_key: toNameSortKey(inquiry.name),
    search_text: getInquirySearchText({ ...inquiry, ...texts }),
  };
}

const toEventInquiryRecord = (row: EventInquiryRow, photoUrls: string[]): EventInquiryRecord => ({
  ...toSubmission(row),
  occasion: row.occasion,
  eventDate: row.event_date,
  guests: row.guests,
  area: row.area,
  placeNotes: row.place_notes,
  budgetBand: row.budget_band,
  diets: JSON.parse(row.diets),
  allergens: JSON.parse(row.allergens),
  dietNotes: row.diet_notes,
  notes: row.notes,
  proposal: row.proposal === null ? null : JSON.parse(row.proposal),
  photoUrls,
  status: row.status,
  updatedAt: row.updated_at,
});
