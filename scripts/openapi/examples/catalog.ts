import { defaultShopSettings } from '#contract/settings/shop-settings';
import { demoImages } from '#demo/images';
import { exampleFolderIds } from '../example-shop';
import type { Examples } from './example';

const [firstImage, secondImage, thirdImage] = demoImages;
const imageId = firstImage?.id ?? '';

const quinceBox = {
  name: 'Quince Box',
  price: 42.5,
  category: 'gifts',
  region: 'Mexico',
  imageUrl: `/api/media/optimize/${imageId}`,
  description: 'Quince paste, manchego and two small knives in a wooden box.',
  translations: { es: { name: 'Caja de membrillo' } },
} as const;

export const catalogExamples = {
  listProducts: {},
  listFeaturedProducts: {},
  getProduct: { params: { id: 1 } },
  listProductImages: { params: { id: 1 } },
  createProduct: { body: { ...quinceBox, sku: 'QUINCE-1' } },
  changeProducts: {
    body: {
      changes: [
        { id: 10, featured: true },
        { id: 15, quantityAvailable: 12 },
      ],
    },
  },
  deleteProducts: { body: { ids: [16, 17] } },
  restoreProducts: { body: { ids: [16, 17] } },
  updateProduct: { params: { id: 10 }, body: { ...quinceBox, name: 'Sobremesa Box', version: 2 } },
  deleteProduct: { params: { id: 12 } },
  addProductImage: { params: { id: 19 }, body: { publitioId: thirdImage?.id ?? '' } },
  setPrimaryImage: { params: { imageId: 1 }, body: {} },
  setImageAlt: {
    params: { imageId: 1 },
    body: { alt: { en: 'A board with seven cheeses', es: 'Una tabla con siete quesos' } },
  },
  orderProductImages: { params: { id: 1 }, body: { ids: [2, 1, 3] } },
  deleteProductImage: { params: { imageId: 2 } },
  exportProducts: {},
  importProducts: { query: { dry: '0' }, body: {}, files: ['products.csv'] },
  undoImport: { body: { importId: 1 } },
  listMediaFiles: { query: { filter_tags: 'hero', limit: 2 } },
  searchMediaFiles: { query: { term: 'board', limit: 2 } },
  uploadMediaFile: {
    body: { title: 'A blue plate', privacy: 'public' },
    files: ['garden-board.jpg'],
  },
  getMediaFile: { params: { id: imageId } },
  editMediaFile: {
    params: { id: imageId },
    body: { title: 'The classic board', tags: ['boards', 'plate'], focus: { x: 50, y: 40 } },
  },
  deleteMediaFile: { params: { id: demoImages.at(-1)?.id ?? '' }, query: { force: '1' } },
  downloadMediaFile: { params: { id: imageId } },
  listMediaFolders: {},
  createMediaFolder: { body: { name: 'Posadas' } },
  renameMediaFolder: { params: { id: exampleFolderIds.renamed }, body: { name: 'Weddings 2026' } },
  deleteMediaFolder: { params: { id: exampleFolderIds.deleted } },
  optimizeImage: { params: { id: imageId }, query: { width: 640, format: 'jpeg' } },
  getHeaderImage: {},
  setHeaderImage: { body: { publitioId: secondImage?.id ?? '' } },
  getSeasonalCollection: {},
  getShopSettings: {},
  setShopSettings: { body: { ...defaultShopSettings, closes: '20:00', version: 0 } },
} satisfies Partial<Examples>;
