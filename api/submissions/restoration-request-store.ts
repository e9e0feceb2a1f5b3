import type { Knex } from 'knex';
import type { RestorationRequestRecord } from '#contract/inbox/admin-schema';
import {
  initialRestorationRequestStatus,
  type RestorationRequestStatus,
} from '#contract/inbox/rules';
import type { RestorationRequest } from '#contract/inbox/schema';
import { getRequestSearchText, toNameSortKey } from '#contract/inbox/search';
import { collate } from '../database/dialect';
import { toMetaColumns } from './meta-columns';
import { type InboxQuery, type PaginatedRows, paginate, selectSubmissions } from './paginate';
import { requestPhotos } from './photo-tables';
import { attachPhotos, findPhotoUrls } from './submission-photos';
import {
  buildArchiveUpdate,
  buildReadUpdate,
  type SubmissionRow,
  toSubmission,
  updateRow,
} from './submission-rows';

interface RestorationRequestQuery extends InboxQuery {
  readonly status?: RestorationRequestStatus | undefined;
}

interface RestorationRequestStore {
  /**
   * Returns the new id; undefined if a photo is unknown or belongs to another request. The caller must then roll back
   * the transaction.
   */
  insert(request: RestorationRequest): Promise<number | undefined>;
  list(query: RestorationRequestQuery): Promise<PaginatedRows<RestorationRequestRecord>>;
  /** Other transactions wait with their changes of it until this one ends. Undefined if it does not exist. */
  lock(id: number): Promise<RestorationRequestRecord | undefined>;
  /** Marks as read or unread; undefined if it does not exist. */
  setRead(id: number, isRead: boolean): Promise<RestorationRequestRecord | undefined>;
  /** Undefined if it does not exist. */
  setArchived(id: number, isArchived: boolean): Promise<RestorationRequestRecord | undefined>;
  /** Undefined if it does not exist. */
  setStatus(id: number, status: string): Promise<RestorationRequestRecord | undefined>;
}

interface RestorationRequestRow extends SubmissionRow {
  readonly kind: RestorationRequestRecord['kind'];
  readonly description: string;
  readonly status: string;
  readonly updated_at: string;
}

const table = 'restoration_requests';

const sortColumns = (database: Knex) => ({
  date: 'received_at',
  name: collate(database, 'name_key'),
  email: `lower(${collate(database, 'email')})`,
  status: collate(database, 'status'),
});

export function createRestorationRequestStore(
  database: Knex,
  clock: () => Date,
): RestorationRequestStore {
  const addPhotos = async (
    rows: readonly RestorationRequestRow[],
  ): Promise<RestorationRequestRecord[]> => {
    const photos = await findPhotoUrls(
      database,
      requestPhotos,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toRestorationRequestRecord(row, photos.get(row.id) ?? []));
  };

  const updateRequest = async (id: number, changes: object) => {
    const row = await updateRow<RestorationRequestRow>(database, table, id, changes);
    const [request] = await addPhotos(row ? [row] : []);
    return request;
  };

  return {
    async insert({ kind, name, email, description, photoUrls, ...rest }) {
      const columns = { name, email, phone: rest.phone || null, description };
      const metaColumns = toMetaColumns(rest, clock());
      const [inserted] = await database(table)
        .insert({
          kind,
          ...columns,
          status: initialRestorationRequestStatus,
          ...metaColumns,
          updated_at: metaColumns.received_at,
          name_key: toNameSortKey(name),
          search_text: getRequestSearchText(columns),
        })
        .returning('id');
      const hasAllPhotos = await attachPhotos(database, requestPhotos, inserted.id, photoUrls);
      return hasAllPhotos ? inserted.id : undefined;
    },

    async list(query) {
      const selection = selectSubmissions(database, table, query);
      if (query.status !== undefined) selection.where({ status: query.status });
      const { rows, total } = await paginate<RestorationRequestRow>(
        selection,
        query,
        sortColumns(database),
      );
      return { rows: await addPhotos(rows), total };
    },

    // A no-op UPDATE takes the lock, as in the catalog's row-locks.ts.
    lock: (id) => updateRequest(id, { id }),

    setRead: (id, isRead) => updateRequest(id, buildReadUpdate(database, isRead, clock())),

    setArchived: (id, isArchived) => updateRequest(id, buildArchiveUpdate(isArchived, clock())),

    setStatus: (id, status) => updateRequest(id, { status, updated_at: clock().toISOString() }),
  };
}

const toRestorationRequestRecord = (
  row: RestorationRequestRow,
  photoUrls: string[],
): RestorationRequestRecord => ({
  ...toSubmission(row),
  kind: row.kind,
  description: row.description,
  photoUrls,
  status: row.status,
  updatedAt: row.updated_at,
});
