import type { Knex } from 'knex';
import type { RequestRecord } from '#contract/inbox/admin-schema';
import { firstRequestStatus, type RequestStatus } from '#contract/inbox/rules';
import type { RestorationRequest } from '#contract/inbox/schema';
import { nameKey, requestSearchText } from '#contract/inbox/search';
import { byCode } from '../database/dialect';
import { toArrivalColumns } from './arrival';
import { changedRow, readColumn, type SubmissionRow, toSubmission } from './kept-rows';
import { type InboxQuery, type Part, paginate, selectSubmissions } from './part-of-list';
import { attachPhotos, findPhotoUrls } from './request-photos';

export interface WantedRequests extends InboxQuery {
  readonly status?: RequestStatus | undefined;
}

export interface RequestStore {
  /**
   * Returns the new id; undefined if a photo is unknown or belongs to another request. The caller must then roll back
   * the transaction.
   */
  insert(request: RestorationRequest): Promise<number | undefined>;
  list(wanted: WantedRequests): Promise<Part<RequestRecord>>;
  /** Marks as read or unread; undefined if it does not exist. */
  mark(id: number, isRead: boolean): Promise<RequestRecord | undefined>;
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
  name: byCode(database, 'name_key'),
  email: `lower(${byCode(database, 'email')})`,
  status: byCode(database, 'status'),
});

export function createRequestStore(database: Knex, clock: () => Date): RequestStore {
  const addPhotos = async (rows: readonly RequestRow[]): Promise<RequestRecord[]> => {
    const photos = await findPhotoUrls(
      database,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toRequest(row, photos.get(row.id) ?? []));
  };

  const changed = async (id: number, changes: object) => {
    const row = await changedRow<RequestRow>(database, table, id, changes);
    const [request] = await addPhotos(row ? [row] : []);
    return request;
  };

  return {
    async insert({ kind, name, email, description, photoUrls, ...sent }) {
      const written = { name, email, phone: sent.phone || null, description };
      const arrival = toArrivalColumns(sent, clock());
      const [inserted] = await database(table)
        .insert({
          kind,
          ...written,
          status: firstRequestStatus,
          ...arrival,
          updated_at: arrival.received_at,
          name_key: nameKey(name),
          search_text: requestSearchText(written),
        })
        .returning('id');
      const isWhole = await attachPhotos(database, inserted.id, photoUrls);
      return isWhole ? inserted.id : undefined;
    },

    async list(wanted) {
      const found = selectSubmissions(database, table, wanted);
      if (wanted.status !== undefined) found.where({ status: wanted.status });
      const { rows, total } = await paginate<RequestRow>(found, wanted, sortColumns(database));
      return { rows: await addPhotos(rows), total };
    },

    mark: (id, isRead) => changed(id, readColumn(database, isRead, clock())),

    setStatus: (id, status) => changed(id, { status, updated_at: clock().toISOString() }),
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
