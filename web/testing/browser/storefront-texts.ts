import type { Language } from '#contract/core/language';

/** UI texts of the storefront. */
export const storefrontTexts = {
  en: {
    prefix: '',
    nav: { shop: 'Shop' },
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    boards: 'Charcuterie Boards',
    all: 'All',
    showing: (first: number, last: number, total: number) =>
      `Showing ${first}-${last} of ${total} products`,
    showingPattern: /^Showing (\d+)-(\d+) of (\d+) products$/,
    page: (number: number) => `Page ${number}`,
    enlarge: 'Enlarge photo',
    photo: 'Photo',
    addToCart: 'Add to Cart',
    added: 'Added to cart',
    addedText: (name: string) => `2 × ${name} added to your cart`,
    more: 'Increase quantity',
    productNotFound: 'Product Not Found',
    pageNotFound: 'Page Not Found',
    noProducts: 'No Products Found',
    resetFilters: 'Reset Filters',
  },
  es: {
    prefix: '/es',
    nav: { shop: 'Tienda' },
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
    boards: 'Tablas de charcutería',
    all: 'Todo',
    showing: (first: number, last: number, total: number) =>
      `Del ${first} al ${last} de ${total} productos`,
    showingPattern: /^Del (\d+) al (\d+) de (\d+) productos$/,
    page: (number: number) => `Página ${number}`,
    enlarge: 'Ampliar foto',
    photo: 'Foto',
    addToCart: 'Agregar al carrito',
    added: 'Agregado al carrito',
    addedText: (name: string) => `2 × ${name} en tu carrito`,
    more: 'Agregar uno',
    productNotFound: 'Producto no encontrado',
    pageNotFound: 'Página no encontrada',
    noProducts: 'No encontramos productos',
    resetFilters: 'Quitar filtros',
  },
} as const;

export const languages: readonly Language[] = ['en', 'es'];
