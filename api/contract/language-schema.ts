import * as v from 'valibot';

export const bilingualText = v.object({ en: v.string(), es: v.string() });
