import type { BilingualText } from '../core/language';
import { importLimits, maxBulkProducts, maxProductImages, optionLimits } from './limits';

/** 404 */
export const productNotFound = (id: number): BilingualText => ({
  en: `There is no product ${id}.`,
  es: `No existe el producto ${id}.`,
});

export const productMessages = {
  name: { en: 'Name is required', es: 'Escribe el nombre' },
  price: {
    en: 'Write the price in dollars with at most two decimals, as in 12.50',
    es: 'Escribe el precio en dólares con dos decimales cuando mucho, como 12.50',
  },
  priceTooHigh: {
    en: 'The price can be at most 99,999.99',
    es: 'El precio puede ser de 99,999.99 cuando mucho',
  },
  region: { en: 'Choose a region', es: 'Elige una región' },
  category: { en: 'Choose a category', es: 'Elige una categoría' },
  imageUrl: { en: 'Choose an image', es: 'Elige una imagen' },
  imageUrlInvalid: {
    en: 'The address of an image begins with / or https://',
    es: 'La dirección de una imagen empieza con / o https://',
  },
  description: { en: 'Description is required', es: 'Escribe la descripción' },
  quantity: {
    en: 'Write the quantity as a whole number, or leave it empty',
    es: 'Escribe la cantidad con un número entero, o déjala vacía',
  },
  flag: { en: 'This must be true or false.', es: 'Esto debe ser true o false.' },
  dimensions: {
    en: 'Write the dimensions as 12 x 8 x 2 in',
    es: 'Escribe las medidas como 12 x 8 x 2 in',
  },
  weight: {
    en: 'Write the weight with its unit: kg, g, lb or oz',
    es: 'Escribe el peso con su unidad: kg, g, lb u oz',
  },
  translations: {
    en: 'Translations must be Spanish text.',
    es: 'Las traducciones son textos en español.',
  },
  version: {
    en: 'This isn’t a version of a product.',
    es: 'Esta no es la versión de un producto.',
  },
} as const satisfies Readonly<Record<string, BilingualText>>;

export const factMessages = {
  facts: { en: 'Facts must be lists of choices.', es: 'Los datos son listas de opciones.' },
  allergens: { en: 'Choose allergens from the list', es: 'Elige los alérgenos de la lista' },
  diets: { en: 'Choose diets from the list', es: 'Elige las dietas de la lista' },
  canBeLeftOut: {
    en: 'Choose what can be left out from the list',
    es: 'Elige de la lista lo que se puede quitar',
  },
  occasions: { en: 'Choose occasions from the list', es: 'Elige las ocasiones de la lista' },
  confirmed: { en: 'This must be true or false.', es: 'Esto debe ser true o false.' },
  glutenContradiction: {
    en: 'It can’t be without gluten if it has wheat or traces of it',
    es: 'No puede ser sin gluten si lleva trigo o trazas de trigo',
  },
  meatContradiction: {
    en: 'It can’t be vegetarian if it has fish or shellfish',
    es: 'No puede ser vegetariano si lleva pescado o mariscos',
  },
} as const satisfies Readonly<Record<string, BilingualText>>;

export const optionMessages = {
  options: {
    en: 'Options must be a list of sizes with their prices.',
    es: 'Las opciones son una lista de tamaños con su precio.',
  },
  optionCount: {
    en: `A product can have at most ${optionLimits.options} options.`,
    es: `Un producto puede tener ${optionLimits.options} opciones cuando mucho.`,
  },
  name: { en: 'Name the option', es: 'Escribe el nombre de la opción' },
  key: {
    en: 'A key has only lowercase letters, digits and hyphens, as in two-dozen.',
    es: 'Una clave lleva solo minúsculas, números y guiones, como two-dozen.',
  },
  uniqueKeys: {
    en: 'Two options have the same key.',
    es: 'Dos opciones tienen la misma clave.',
  },
  uniqueNames: {
    en: 'Another option already has this name',
    es: 'Otra opción ya se llama así',
  },
  serves: {
    en: `Write how many people it serves as whole numbers from 1 to ${optionLimits.servings}`,
    es: `Escribe para cuántas personas es, con números enteros del 1 al ${optionLimits.servings}`,
  },
  servesOrder: {
    en: 'The second number can’t be smaller than the first',
    es: 'El segundo número no puede ser menor que el primero',
  },
  isDefault: { en: 'This must be true or false.', es: 'Esto debe ser true o false.' },
  oneDefault: {
    en: 'Choose exactly one option as the default.',
    es: 'Elige una sola opción como la principal.',
  },
  minQuantity: {
    en: `Write the quantity as a whole number from 2 to ${optionLimits.minQuantity}`,
    es: `Escribe la cantidad con un número entero del 2 al ${optionLimits.minQuantity}`,
  },
  quantityPrices: {
    en: `An option can have at most ${optionLimits.quantityPrices} quantity prices.`,
    es: `Una opción puede tener ${optionLimits.quantityPrices} precios por cantidad cuando mucho.`,
  },
  fallingPrices: {
    en: 'Quantities must rise from line to line, and their prices must fall.',
    es: 'De un renglón al otro, la cantidad debe subir y el precio debe bajar.',
  },
} as const satisfies Readonly<Record<string, BilingualText>>;

export const productErrors = {
  /** 400 */
  productCount: {
    en: `Choose 1 to ${maxBulkProducts} products.`,
    es: `Elige de 1 a ${maxBulkProducts} productos.`,
  },
  /** 409 */
  skuTaken: {
    en: 'Another product has this SKU.',
    es: 'Otro producto ya tiene este SKU.',
  },
  /** 409: the edit is based on an outdated version */
  stale: {
    en: 'Someone else saved this product while you were editing. Your changes are safe: compare both and choose.',
    es: 'Alguien más guardó este producto mientras tanto. No se perdió nada de lo tuyo: compara y elige.',
  },
  /** 400: the file does not exist or is private */
  imageNotFound: {
    en: 'The media library has no public picture like that.',
    es: 'La biblioteca no tiene esa imagen para el público.',
  },
  /** 400: external URLs are ignored for products with library images */
  urlNotDisplayed: {
    en: 'This product uses pictures from the media library, so this address wouldn’t be shown. Choose one from the library.',
    es: 'Este producto muestra imágenes de la biblioteca y esta dirección no se vería. Elige una imagen de la biblioteca.',
  },
  /** 400 */
  idInvalid: {
    en: 'This isn’t the number of a product.',
    es: 'Este no es el número de un producto.',
  },
  /** 400 */
  changeInvalid: {
    en: 'Give a product’s number, and what changes about it.',
    es: 'Nombra un producto con su número, y lo que cambia.',
  },
} as const satisfies Readonly<Record<string, BilingualText>>;

const maxListedSkus = 5;

/** 409: the SKUs of the products to restore are in use */
export function restoreConflict(skus: readonly string[]): BilingualText {
  const listedSkus = skus.slice(0, maxListedSkus).join(', ');
  const more = skus.length - maxListedSkus;
  if (skus.length === 1) {
    return {
      en: `Nothing was restored: another product now has the SKU ${listedSkus}.`,
      es: `No se restauró nada: otro producto ya tiene el SKU ${listedSkus}.`,
    };
  }
  return {
    en: `Nothing was restored: other products now have the SKUs ${listedSkus}${more > 0 ? ` and ${more} more` : ''}.`,
    es: `No se restauró nada: otros productos ya tienen los SKU ${listedSkus}${more > 0 ? ` y ${more} más` : ''}.`,
  };
}

const maxImagesText = maxProductImages.toLocaleString('en');

export const productImageMessages = {
  imageRequired: {
    en: 'Choose a picture from the media library.',
    es: 'Elige una imagen de la biblioteca.',
  },
  /** 409. */
  duplicateImage: {
    en: 'This product already has this picture.',
    es: 'Este producto ya tiene esta imagen.',
  },
  /** 409 */
  tooManyImages: {
    en: `A product can have at most ${maxImagesText} images. Delete one of them first.`,
    es: `Un producto puede tener ${maxImagesText} imágenes cuando mucho. Borra antes alguna.`,
  },
  primary: {
    en: 'Choose which picture is primary instead.',
    es: 'Elige mejor cuál imagen es la principal.',
  },
  order: {
    en: 'Name every image of the product by its number.',
    es: 'Nombra cada imagen del producto por su número.',
  },
  /** 409: the ids are not exactly the product's images */
  imagesChanged: {
    en: 'The images of this product changed in the meantime.',
    es: 'Las imágenes de este producto cambiaron mientras tanto.',
  },
} as const satisfies Readonly<Record<string, BilingualText>>;

const maxRowsText = importLimits.rows.toLocaleString('en');

/** Truncates names from the file, so that messages stay readable. */
const truncateName = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name);

const formatNames = (names: readonly string[]): string =>
  [...names.slice(0, 10).map(truncateName), ...(names.length > 10 ? ['…'] : [])].join(', ');

export const importErrors = {
  encoding: {
    en: 'This file isn’t in UTF-8. Save it from your spreadsheet as “CSV UTF-8” and try again.',
    es: 'Este archivo no está en UTF-8. Guárdalo en tu hoja de cálculo como «CSV UTF-8» e inténtalo de nuevo.',
  },
  empty: {
    en: 'This file has no rows.',
    es: 'Este archivo no tiene filas.',
  },
  tooManyRows: {
    en: `This file has more than ${maxRowsText} rows. Please split it.`,
    es: `Este archivo tiene más de ${maxRowsText} filas. Divídelo, por favor.`,
  },
  headerTooLong: {
    en: 'The first row of this file is too long to name columns. Export the products to see how a file should look.',
    es: 'La primera fila de este archivo es demasiado larga para nombrar columnas. Exporta los productos para ver cómo debe ser el archivo.',
  },
  invalidQuotes: (line: number): BilingualText => ({
    en: `The quotes in row ${line} can’t be read: one is missing or out of place.`,
    es: `No se pueden leer las comillas de la fila ${line}: falta una, o hay una donde no va.`,
  }),
  missingColumns: (missing: readonly string[]): BilingualText => ({
    en: `These columns are missing: ${missing.join(', ')}. Export the products to see how a file should look.`,
    es: `Faltan estas columnas: ${missing.join(', ')}. Exporta los productos para ver cómo debe ser el archivo.`,
  }),
  unknownColumns: (unknown: readonly string[]): BilingualText => ({
    en: `We don’t recognize these columns: ${formatNames(unknown)}. Remove them, or name them as in an export.`,
    es: `No conocemos estas columnas: ${formatNames(unknown)}. Quítalas o ponles el nombre que traen en una exportación.`,
  }),
  repeatedColumns: (repeated: readonly string[]): BilingualText => ({
    en: `These columns appear twice: ${formatNames(repeated)}. Keep one of each.`,
    es: `Estas columnas están dos veces: ${formatNames(repeated)}. Deja una de cada una.`,
  }),
  invalidRows: {
    en: 'Some rows can’t be imported, so none were. Fix them and try again.',
    es: 'Hay filas que no se pueden importar, así que no se importó ninguna. Corrígelas e inténtalo de nuevo.',
  },
  /** 404: already undone, or older than 24 hours */
  notUndoable: {
    en: 'This import can no longer be undone.',
    es: 'Esta importación ya no se puede deshacer.',
  },
} as const;

/** Errors of a row's identity; the schema has the messages for its fields. */
export const rowErrors = {
  unknownId: (id: string): BilingualText => ({
    en: `There is no product ${truncateName(id)}. Leave the id empty to make a new one.`,
    es: `No hay ningún producto ${truncateName(id)}. Deja el id vacío para crear uno nuevo.`,
  }),
  stale: {
    en: 'This product was changed since this file was saved. Export the products again.',
    es: 'Este producto cambió después de guardar este archivo. Vuelve a exportar los productos.',
  },
  duplicateProduct: (line: number): BilingualText => ({
    en: `Row ${line} is about the same product.`,
    es: `La fila ${line} es del mismo producto.`,
  }),
  duplicateSku: (line: number): BilingualText => ({
    en: `Row ${line} has the same SKU.`,
    es: `La fila ${line} tiene el mismo SKU.`,
  }),
  extraCells: {
    en: 'This row has more cells than there are columns.',
    es: 'Esta fila tiene más celdas que columnas.',
  },
} as const;

export const dryRunInvalid = {
  en: 'A dry run is asked for with dry=1.',
  es: 'Un ensayo se pide con dry=1.',
};
