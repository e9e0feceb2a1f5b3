import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media';
import {
  currentSpotNumber,
  focusedSpotNumber,
  spotNumber,
  spotNumberShadow,
  spotTarget,
} from '../../../theme/spot-marker';
import { theme } from '../../../theme/theme.css';

export { leftProperty, topProperty } from '../../../theme/spot-marker';

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

export const handle = style({
  ...spotTarget,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&[aria-current=true]': { zIndex: 1 },
    '&:focus-visible': { outline: 'none' },
  },
});

export const number = style({
  ...spotNumber,
  flex: 'none',
  selectors: {
    [`${handle} > &`]: { boxShadow: spotNumberShadow },
    [`${handle}[aria-current=true] > &`]: currentSpotNumber,
    [`${handle}:focus-visible > &`]: focusedSpotNumber,
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
