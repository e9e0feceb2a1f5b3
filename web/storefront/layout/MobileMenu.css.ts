import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const panel = style({
  position: 'fixed',
  insetBlock: 0,
  right: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[5],
  width: 'min(84vw, 360px)',
  padding: theme.space[5],
  overflowY: 'auto',
  background: theme.color.surface,
  boxShadow: theme.shadow.floating,
  transition: `transform ${theme.motion.slow}`,
  selectors: { '&[data-closed]': { transform: 'translateX(100%)' } },
});

export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
});

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  marginRight: '-10px',
});

export const links = style({ borderTop: `1px solid ${theme.color.border}` });

globalStyle(`${links} a`, {
  display: 'block',
  padding: `${theme.space[4]} 0`,
  borderBottom: `1px solid ${theme.color.border}`,
  fontFamily: theme.font.heading,
  fontSize: '1.5rem',
  textDecoration: 'none',
});
globalStyle(`${links} a[aria-current]`, { color: theme.color.brand });

/** Quieter than the links above it. */
export const moreLinks = style({ marginTop: theme.space[3] });

globalStyle(`${moreLinks} a`, {
  display: 'block',
  padding: '10px 0',
  color: theme.color.textMuted,
  fontSize: theme.size.large,
  textDecoration: 'none',
});
globalStyle(`${moreLinks} a[aria-current]`, { color: theme.color.brand });

export const contact = style({ display: 'grid', marginTop: 'auto' });

globalStyle(`${contact} a`, { padding: '10px 0', textUnderlineOffset: '4px' });
