import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { wishlistButton } from '../product-card/ProductCard.css';

/** The line between the facing pages. */
export const menu = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderTop: `1px solid ${theme.color.accent}`,
  // The second line of the double rule.
  boxShadow: `inset 0 3px ${theme.color.surface}, inset 0 4px ${theme.color.accent}`,
  '@media': {
    [from.medium]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: theme.space[7],
      '::before': {
        content: '""',
        position: 'absolute',
        insetBlock: `${theme.space[5]} 0`,
        left: '50%',
        borderLeft: `1px solid ${theme.color.border}`,
      },
    },
    [from.large]: { columnGap: theme.space[8] },
  },
});

export const menuWithLeads = style([menu]);

export const item = style({
  selectors: {
    [`${menu} > & + &`]: { borderTop: `1px solid ${theme.color.border}` },
    [`${menu} > &:nth-child(2)`]: { '@media': { [from.medium]: { borderTop: 0 } } },
  },
});

/** Where the image is large, it's above the text. */
const onLead = (selector: string, rule: Parameters<typeof globalStyle>[1]) => {
  globalStyle(`${menuWithLeads} > :first-child > ${selector}`, rule);
  globalStyle(`${menuWithLeads} > :nth-child(2) > ${selector}`, {
    '@media': { [from.medium]: rule },
  });
};

export const line = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  columnGap: theme.space[4],
  height: '100%',
  paddingBlock: theme.space[4],
  '@media': {
    [from.large]: { gridTemplateColumns: '160px minmax(0, 1fr)', columnGap: theme.space[5] },
  },
});

onLead('*', {
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: theme.space[3],
  paddingBlock: `${theme.space[5]} ${theme.space[4]}`,
});

export const imageArea = style({ position: 'relative', alignSelf: 'start' });

export const text = style({ minWidth: 0 });

/** Beside the heart. */
export const name = style({
  marginInlineEnd: '44px',
  fontSize: theme.size.title,
  lineHeight: 1.2,
});

onLead('* h2', {
  marginInlineEnd: 0,
  fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)',
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space[2],
  fontVariantNumeric: 'tabular-nums',
});

/** With the leader to the price. */
export const people = style({
  display: 'flex',
  flex: 1,
  alignItems: 'baseline',
  gap: theme.space[2],
  '::after': {
    content: '""',
    flex: 1,
    minWidth: theme.space[3],
    borderBottom: `1px dotted ${theme.color.textMuted}`,
  },
});

export const price = style({ fontWeight: 600, textAlign: 'end' });

/** Puts the date below the price. */
globalStyle(`${price} small`, { display: 'block', maxWidth: '9em', marginInlineStart: 'auto' });

globalStyle(`${line} > ${wishlistButton}`, {
  top: theme.space[2],
  right: 0,
  background: 'none',
  justifyItems: 'end',
});

onLead(`* > ${wishlistButton}`, {
  top: `calc(${theme.space[5]} + ${theme.space[2]})`,
  right: theme.space[2],
  background: `color-mix(in srgb, ${theme.color.surface} 86%, transparent)`,
  justifyItems: 'center',
});
