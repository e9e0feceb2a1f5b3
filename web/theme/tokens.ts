/** Contrast is WCAG AA everywhere and AAA for body text. */
export const lightColors = {
  surface: '#FBF6EE',
  surfaceRaised: '#FFFDF9',
  text: '#2B1F24',
  textMuted: '#6A5A5C',
  brand: '#5B2A4A',
  onBrand: '#FFFDF9',
  fill: '#5B2A4A',
  onFill: '#FFFDF9',
  accent: '#B4532F',
  positive: '#55632F',
  warning: '#8A5A00',
  critical: '#A3262A',
  info: '#2C587A',
  border: '#E6DACB',
};

export const darkColors: typeof lightColors = {
  surface: '#1E1719',
  surfaceRaised: '#2A2023',
  text: '#F3E9DE',
  textMuted: '#BBA9A4',
  brand: '#D9A7C3',
  onBrand: '#1E1719',
  fill: '#5E3652',
  onFill: '#F3E9DE',
  accent: '#E58F66',
  positive: '#A9BA74',
  warning: '#E2B04A',
  critical: '#F08A86',
  info: '#92BEE0',
  border: '#43363A',
};

/** 4 px grid. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '24px',
  6: '32px',
  7: '48px',
  8: '64px',
  9: '96px',
};

/** Minimum widths in pixels. */
export const breakpoints = { small: 640, medium: 768, large: 1024, wide: 1280 };
