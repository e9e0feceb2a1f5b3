/** The required fields of a valid event inquiry. */
export const minimalInquiry = {
  name: 'Ana',
  email: 'ana@example.com',
  occasion: 'wedding',
  guests: 60,
  area: 'greater-la',
} as const;
