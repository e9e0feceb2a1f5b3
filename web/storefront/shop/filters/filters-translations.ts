/** Name of the folder in `i18n/translations`. */
export const filtersTranslations = 'shop-filters';
