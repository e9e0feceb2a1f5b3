import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';

/** Set from code, as the content security policy doesn't allow style attributes. */
export const leftProperty = '--spot-left';
export const topProperty = '--spot-top';

export const section = style({
  borderBlock: `1px solid ${theme.color.border}`,
});

export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: '48px',
  fontWeight: 600,
  textAlign: 'start',
  '::after': {
    content: '""',
    width: '9px',
    height: '9px',
    marginRight: '4px',
    border: 'solid currentColor',
    borderWidth: '0 1.5px 1.5px 0',
    transform: 'translateY(-2px) rotate(45deg)',
  },
  selectors: {
    '&[aria-expanded=true]::after': { transform: 'translateY(2px) rotate(225deg)' },
  },
});

export const content = style({
  display: 'grid',
  gap: theme.space[4],
  paddingBottom: theme.space[4],
  selectors: { '&[hidden]': { display: 'none' } },
});

export const hint = style({ color: theme.color.textMuted, fontSize: theme.size.small });

export const image = style({
  position: 'relative',
  borderRadius: theme.radius.image,
});

export const surface = style({ display: 'block', width: '100%', cursor: 'crosshair' });

export const uncroppedImage = style({
  // Has its size before it's loaded.
  width: '100%',
  height: 'auto',
  borderRadius: theme.radius.image,
  background: theme.color.border,
});

const targetSize = 44;

export const handle = style({
  position: 'absolute',
  top: `calc(var(${topProperty}) - ${targetSize / 2}px)`,
  left: `calc(var(${leftProperty}) - ${targetSize / 2}px)`,
  display: 'grid',
  placeItems: 'center',
  width: `${targetSize}px`,
  height: `${targetSize}px`,
  borderRadius: theme.radius.button,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&[aria-current=true]': { zIndex: 1 },
    '&:focus-visible': { outline: 'none' },
  },
});

/** In the same colors on any picture, in both themes. */
const paper = '#FFFDF9';
const ink = '#2B1F24';
const fig = '#5B2A4A';

export const number = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '26px',
  height: '26px',
  border: `1px solid ${fig}`,
  borderRadius: theme.radius.button,
  background: paper,
  color: ink,
  fontSize: '13px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  selectors: {
    [`${handle} > &`]: { boxShadow: '0 1px 4px rgb(20 12 16 / 0.45)' },
    [`${handle}[aria-current=true] > &`]: { background: fig, borderColor: paper, color: paper },
    [`${handle}:focus-visible > &`]: {
      outline: `2px solid ${fig}`,
      boxShadow: `0 0 0 4px ${paper}`,
    },
  },
});

export const list = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  width: '100%',
  minHeight: '44px',
  textAlign: 'start',
});

export const fields = style({
  display: 'grid',
  gap: theme.space[4],
  minWidth: 0,
  marginBottom: theme.space[4],
  border: 0,
  '@media': { [from.small]: { gridTemplateColumns: '1fr 1fr' } },
});
