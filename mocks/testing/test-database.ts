import { getFileSearchText } from '#contract/media/admin-rules';
import type { MediaFolder } from '#contract/media/admin-schema';
import type { MediaFile } from '#contract/media/schema';
import type { Product, ProductImage } from '#contract/products/schema';
import {
  type JoinedImageRowWithSpots,
  type ProductRow,
  type TranslationRow,
  toProduct,
  toProductImage,
} from '../../api/catalog/product-rows';
import { toProductColumns, toTranslationRow } from '../../api/catalog/product-write-columns';
import { getAltText, type MediaFileRow, toMediaFile } from '../../api/media/media-file-row';
import {
  type MockInquiry,
  type MockInquiryPhoto,
  type MockMessage,
  type MockOrder,
  type MockRequest,
  type MockRequestPhoto,
  type MockSubmissions,
  type MockSubscriber,
  toTables,
} from '../mock-submissions';
import type { MemoryDatabase } from '../sqlite/open-memory-database';

// Reads and changes the mock server's database in tests. Synchronous: call it only while no request is pending.

type RunSql = MemoryDatabase['run'];

interface StoredImage {
  readonly id: number;
  readonly fileId: string;
  /** Null if the alt text of the library applies. */
  readonly altText: string | null;
  readonly position: number;
  readonly isPrimary: boolean;
}

export interface StoredProduct extends Omit<Product, 'image' | 'imageUrl'> {
  /** Used while there are no images. */
  readonly typedImageUrl: string;
  /** Sorted by position. */
  readonly images: readonly StoredImage[];
}

export interface StoredMediaFile extends Omit<MediaFile, 'folder' | `url_${string}`> {
  readonly content_hash: string;
}

const selectRows = <Row>(run: RunSql, sql: string, bindings: readonly unknown[] = []): Row[] =>
  run(sql, bindings) as unknown as Row[];

function upsertRow(run: RunSql, table: string, row: Readonly<Record<string, unknown>>): void {
  const columns = Object.keys(row);
  const placeholders = columns.map(() => '?').join(', ');
  run(
    `insert or replace into ${table} (${columns.join(', ')}) values (${placeholders})`,
    Object.values(row),
  );
}

function updateRow(
  run: RunSql,
  table: string,
  id: number | string,
  row: Readonly<Record<string, unknown>>,
): void {
  const columns = Object.keys(row);
  const assignments = columns.map((column) => `${column} = ?`).join(', ');
  run(`update ${table} set ${assignments} where id = ?`, [...Object.values(row), id]);
}

const inboxColumns = `id, language, created_at as createdAt, received_at as receivedAt, name, email, phone, read_at as readAt`;
const statusColumns = `${inboxColumns}, status, updated_at as updatedAt`;

interface OrderDetailsRow extends Omit<MockOrder, 'lines' | 'details'> {
  readonly kitchenDate: string;
  readonly servings: number;
  readonly feeCents: number;
  readonly accessKey: string | null;
}

const toOrderWithDetails = (
  { kitchenDate, servings, feeCents, accessKey, ...order }: OrderDetailsRow,
  lines: MockOrder['lines'],
): MockOrder => ({
  ...order,
  lines,
  details: { kitchenDate, servings, fee: feeCents / 100, accessKey },
});

interface InquiryRow extends Omit<MockInquiry, 'diets' | 'allergens' | 'proposal'> {
  readonly diets: string;
  readonly allergens: string;
  readonly proposal: string | null;
}

const toInquiry = ({ diets, allergens, proposal, ...inquiry }: InquiryRow): MockInquiry => ({
  ...inquiry,
  diets: JSON.parse(diets),
  allergens: JSON.parse(allergens),
  proposal: proposal === null ? null : JSON.parse(proposal),
});

/** Orders are read with a few of their details, without their timelines. */
export function readSubmissions(run: RunSql): MockSubmissions {
  return {
    messages: selectRows<MockMessage>(
      run,
      `select ${inboxColumns}, subject, message from contact_messages order by id`,
    ),
    requests: selectRows<MockRequest>(
      run,
      `select ${statusColumns}, kind, description from restoration_requests order by id`,
    ),
    inquiries: selectRows<InquiryRow>(
      run,
      `select ${statusColumns}, occasion, event_date as eventDate, guests, area,
        place_notes as placeNotes, budget_band as budgetBand, diets, allergens,
        diet_notes as dietNotes, notes, proposal from event_inquiries order by id`,
    ).map(toInquiry),
    orders: selectRows<OrderDetailsRow>(
      run,
      `select ${statusColumns}, event_date as eventDate, fulfilment, area, guests, notes,
        total_cents as totalCents, kitchen_date as kitchenDate, servings, fee_cents as feeCents,
        access_key as accessKey from order_requests order by id`,
    ).map((order) =>
      toOrderWithDetails(
        order,
        selectRows<MockOrder['lines'][number]>(
          run,
          `select product_id as productId, product_name as productName, option_key as option,
            quantity, price_cents as priceCents from order_request_items where order_id = ?
            order by position`,
          [order.id],
        ),
      ),
    ),
    subscribers: selectRows<MockSubscriber>(
      run,
      `select id, language, created_at as createdAt, received_at as receivedAt, email
        from newsletter_subscribers order by id`,
    ),
    inquiryPhotos: selectRows<MockInquiryPhoto>(
      run,
      `select file_id as id, inquiry_id as inquiryId, position from event_inquiry_photos
        order by inquiry_id, position`,
    ),
    photos: selectRows<MockRequestPhoto>(
      run,
      `select f.id, p.request_id as requestId, p.position from media_files f
        left join restoration_request_photos p on p.file_id = f.id
        left join media_folders d on d.id = f.folder_id
        where p.file_id is not null or d.name = 'Restoration' order by f.created_at`,
    ),
  };
}

export function seedSubmissions(run: RunSql, submissions: Partial<MockSubmissions>): void {
  // An order may reference a deleted product.
  run('PRAGMA foreign_keys = OFF');
  for (const [table, rows] of toTables(submissions)) {
    for (const row of rows) upsertRow(run, table, row);
  }
  run('PRAGMA foreign_keys = ON');
}

const imageQuery = `select i.id, i.product_id, i.file_id, i.alt_text, i.is_primary, i.position,
    f.content_hash, f.focus_x, f.focus_y, f.spots, f.width, f.height, f.color, f.alt_en, f.alt_es, f.title,
    p.name as product_name, t.name as product_name_es
  from product_images i join media_files f on f.id = i.file_id
  join products p on p.id = i.product_id
  left join product_translations t on t.product_id = p.id and t.language = 'es'`;

type PositionedImageRow = JoinedImageRowWithSpots & { readonly position: number };

export class TestProductStore {
  readonly #run: RunSql;

  constructor(run: RunSql) {
    this.#run = run;
  }

  /** Newest first. */
  get list(): readonly Product[] {
    return selectRows<ProductRow>(
      this.#run,
      'select * from products order by created_at desc, id desc',
    ).map((row) => this.#toProduct(row));
  }

  /** Throws if there is no such product. */
  getResponse(id: number): { product: Product; images: ProductImage[] } {
    const row = this.#row(id);
    if (!row) throw new Error(`There is no product ${id}.`);
    return { product: this.#toProduct(row), images: this.#images(id).map(toProductImage) };
  }

  find(id: number): StoredProduct | undefined {
    const row = this.#row(id);
    if (!row) return undefined;
    const { image: _, imageUrl: __, ...fields } = this.#toProduct(row);
    return {
      ...fields,
      typedImageUrl: row.typed_image_url,
      images: this.#images(id)
        .toSorted((a, b) => a.position - b.position)
        .map((image) => ({
          id: image.id,
          fileId: image.file_id,
          altText: image.alt_text,
          position: image.position,
          isPrimary: Boolean(image.is_primary),
        })),
    };
  }

  put(product: StoredProduct): void {
    const { id, images, translations, typedImageUrl, version, updatedAt } = product;
    updateRow(this.#run, 'products', id, {
      ...toProductColumns(product),
      typed_image_url: typedImageUrl,
      version,
      updated_at: updatedAt,
    });
    this.#run('delete from product_translations where product_id = ?', [id]);
    if (translations.es) {
      upsertRow(this.#run, 'product_translations', { ...toTranslationRow(id, translations.es) });
    }
    this.#run('delete from product_images where product_id = ?', [id]);
    for (const image of images) {
      upsertRow(this.#run, 'product_images', {
        id: image.id,
        product_id: id,
        file_id: image.fileId,
        alt_text: image.altText,
        position: image.position,
        is_primary: image.isPrimary,
      });
    }
  }

  remove(id: number): void {
    this.#run('delete from products where id = ?', [id]);
  }

  #row(id: number): ProductRow | undefined {
    return selectRows<ProductRow>(this.#run, 'select * from products where id = ?', [id])[0];
  }

  #images(id: number): PositionedImageRow[] {
    return selectRows<PositionedImageRow>(
      this.#run,
      `${imageQuery} where i.product_id = ? order by i.is_primary desc, i.position, i.id`,
      [id],
    );
  }

  #toProduct(row: ProductRow): Product {
    const [translation] = selectRows<TranslationRow>(
      this.#run,
      `select * from product_translations where product_id = ? and language = 'es'`,
      [row.id],
    );
    const [primary] = this.#images(row.id);
    return toProduct(row, translation, primary);
  }
}

export class TestMediaStore {
  readonly #run: RunSql;

  constructor(run: RunSql) {
    this.#run = run;
  }

  /** Newest first. */
  get rows(): readonly StoredMediaFile[] {
    return this.#stored().map((row) => this.#toFile(row));
  }

  get files(): readonly MediaFile[] {
    const names = new Map(this.folders.map(({ id, name }) => [id, name]));
    return this.#stored().map((row) =>
      toMediaFile(row, (row.folder_id && names.get(row.folder_id)) ?? null, this.#tags(row.id)),
    );
  }

  get folders(): readonly MediaFolder[] {
    return selectRows<MediaFolder>(
      this.#run,
      'select id, name, created_at from media_folders order by name',
    );
  }

  put(file: StoredMediaFile): void {
    const { id, alt, focus, spots, tags, ...fields } = file;
    const columns = {
      ...fields,
      alt_en: alt.en,
      alt_es: alt.es,
      focus_x: focus.x,
      focus_y: focus.y,
      spots: JSON.stringify(spots),
      search_text: getFileSearchText(file),
    };
    const isStored = this.#run('select id from media_files where id = ?', [id]).length > 0;
    if (isStored) updateRow(this.#run, 'media_files', id, columns);
    else upsertRow(this.#run, 'media_files', { id, stored_name: id, ...columns });
    this.#run('delete from media_file_tags where file_id = ?', [id]);
    for (const [position, tag] of tags.entries()) {
      upsertRow(this.#run, 'media_file_tags', { file_id: id, tag, position });
    }
  }

  remove(id: string): void {
    this.#run('delete from media_files where id = ?', [id]);
  }

  putFolder({ id, name, created_at }: MediaFolder): void {
    upsertRow(this.#run, 'media_folders', { id, name, name_key: name.toLowerCase(), created_at });
  }

  #stored(): MediaFileRow[] {
    return selectRows(this.#run, 'select * from media_files order by created_at desc, id');
  }

  #tags(id: string): string[] {
    const rows = this.#run('select tag from media_file_tags where file_id = ? order by position', [
      id,
    ]);
    return rows.map(({ tag }) => String(tag));
  }

  #toFile(row: MediaFileRow): StoredMediaFile {
    const {
      folder: _,
      url_preview: __,
      url_thumbnail: ___,
      url_download: ____,
      ...file
    } = toMediaFile(row, null, this.#tags(row.id));
    return { ...file, alt: getAltText(row), content_hash: row.content_hash };
  }
}
