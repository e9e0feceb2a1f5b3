import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';
import { doubleRule } from '../../ui/section-heading/double-rule';

export const page = style([
  container,
  { paddingTop: theme.space[3], '@media': { [from.large]: { paddingTop: theme.space[1] } } },
]);

/** On wide screens the image is in the middle, like a plate. */
export const table = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[5],
  '@media': {
    [from.medium]: {
      gridTemplateAreas: '"gallery head" "gallery purchase"',
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: theme.space[6],
    },
    [from.large]: {
      gridTemplateAreas: '"head gallery purchase"',
      gridTemplateColumns: 'minmax(0, 23fr) minmax(0, 44fr) minmax(0, 27fr)',
      gridTemplateRows: 'auto',
      columnGap: theme.space[5],
    },
    [from.wide]: { columnGap: theme.space[6] },
  },
});

const area = (gridArea: string) => style({ '@media': { [from.medium]: { gridArea } } });

export const gallery = area('gallery');
export const head = area('head');
export const purchase = area('purchase');

export const specs = style({
  display: 'grid',
  gap: theme.space[6],
  marginTop: theme.space[7],
  '@media': {
    [from.large]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      alignItems: 'start',
      gap: theme.space[8],
    },
  },
});

export const origin = style({ color: theme.color.textMuted, fontSize: theme.size.small });

export const name = style({
  marginTop: theme.space[1],
  fontSize: 'clamp(1.875rem, 1.5rem + 1.3vw, 2.5rem)',
  lineHeight: 1.06,
  '::after': doubleRule('72px'),
  // The column is narrow there: "Mediterranean" must fit.
  '@media': { [from.large]: { fontSize: 'clamp(1.75rem, 2.6vw, 2.5rem)' } },
});

export const price = style({
  paddingBottom: theme.space[2],
  borderBottom: `1px solid ${theme.color.text}`,
  fontFamily: theme.font.heading,
  fontSize: theme.size.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.15,
});

export const stock = style({ fontFamily: theme.font.text, fontSize: theme.size.small });

export const description = style({
  maxWidth: theme.measure,
  marginTop: theme.space[3],
  '@media': { [from.large]: { fontSize: theme.size.small } },
});

export const heading = style({
  fontSize: theme.size.title,
  marginBlock: `${theme.space[3]} ${theme.space[2]}`,
});

export const tiers = style({ fontVariantNumeric: 'tabular-nums' });
