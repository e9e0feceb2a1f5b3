export const elena = 'Elena Figueroa';

export const marisol = 'Marisol Figueroa';

export const elenaAndMarisol = 'Elena Figueroa, Marisol Figueroa';
