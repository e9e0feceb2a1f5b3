import type { Knex } from 'knex';
import type { RequestRecord } from '#contract/inbox/admin-schema';
import { initialRequestStatus, type RequestStatus } from '#contract/inbox/rules';
import type { RestorationRequest } from '#contract/inbox/schema';
import { getRequestSearchText, toNameSortKey } from '#contract/inbox/search';
import { collate } from '../database/dialect';
import { type InboxQuery, type PaginatedRows, paginate, selectSubmissions } from './paginate';
import { attachPhotos, findPhotoUrls } from './request-photos';
import { buildReadUpdate, type SubmissionRow, toSubmission, updateRow } from './submission-rows';
import { toArrivalColumns } from './timestamps';

export interface RequestQuery extends InboxQuery {
  readonly status?: RequestStatus | undefined;
}

export interface RequestStore {
  /**
   * Returns the new id; undefined if a photo is unknown or belongs to another request. The caller must then roll back
   * the transaction.
   */
  insert(request: RestorationRequest): Promise<number | undefined>;
  list(query: RequestQuery): Promise<PaginatedRows<RequestRecord>>;
  /** Marks as read or unread; undefined if it does not exist. */
  markRead(id: number, isRead: boolean): Promise<RequestRecord | undefined>;
  /** Undefined if it does not exist. */
  setStatus(id: number, status: string): Promise<RequestRecord | undefined>;
}

interface RequestRow extends SubmissionRow {
  readonly kind: RequestRecord['kind'];
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

export function createRequestStore(database: Knex, clock: () => Date): RequestStore {
  const addPhotos = async (rows: readonly RequestRow[]): Promise<RequestRecord[]> => {
    const photos = await findPhotoUrls(
      database,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toRequest(row, photos.get(row.id) ?? []));
  };

  const updateRequest = async (id: number, changes: object) => {
    const row = await updateRow<RequestRow>(database, table, id, changes);
    const [request] = await addPhotos(row ? [row] : []);
    return request;
  };

  return {
    async insert({ kind, name, email, description, photoUrls, ...rest }) {
      const columns = { name, email, phone: rest.phone || null, description };
      const arrival = toArrivalColumns(rest, clock());
      const [inserted] = await database(table)
        .insert({
          kind,
          ...columns,
          status: initialRequestStatus,
          ...arrival,
          updated_at: arrival.received_at,
          name_key: toNameSortKey(name),
          search_text: getRequestSearchText(columns),
        })
        .returning('id');
      const hasAllPhotos = await attachPhotos(database, inserted.id, photoUrls);
      return hasAllPhotos ? inserted.id : undefined;
    },

    async list(query) {
      const selection = selectSubmissions(database, table, query);
      if (query.status !== undefined) selection.where({ status: query.status });
      const { rows, total } = await paginate<RequestRow>(selection, query, sortColumns(database));
      return { rows: await addPhotos(rows), total };
    },

    markRead: (id, isRead) => updateRequest(id, buildReadUpdate(database, isRead, clock())),

    setStatus: (id, status) => updateRequest(id, { status, updated_at: clock().toISOString() }),
  };
}

const toRequest = (row: RequestRow, photoUrls: string[]): RequestRecord => ({
  ...toSubmission(row),
  kind: row.kind,
  description: row.description,
  photoUrls,
  status: row.status,
  updatedAt: row.updated_at,
});
