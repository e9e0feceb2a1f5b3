import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';
import { container } from '../../../ui/container/container.css';

export const page = style([container, { paddingBlock: theme.space[5] }]);

export const title = style({
  marginBottom: theme.space[3],
  fontSize: theme.size.heading,
  lineHeight: 1.2,
});

export const intro = style({ maxWidth: '68ch', color: theme.color.textMuted });

export const count = style({ marginBlock: theme.space[5], fontWeight: 600 });

export const list = style({ marginBlock: theme.space[5] });

export const form = style({
  display: 'grid',
  alignItems: 'start',
  gap: theme.space[5],
  paddingBlock: theme.space[6],
  borderTop: `1px solid ${theme.color.border}`,
  '@media': {
    [from.large]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: theme.space[7] },
  },
});

/** Stays beside the choices while these are scrolled. */
export const texts = style({
  display: 'grid',
  gap: theme.space[4],
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [from.large]: { position: 'sticky', top: theme.space[5] } },
});

export const name = style({ fontSize: theme.size.title, lineHeight: 1.25 });

export const warning = style({ color: theme.color.warning, fontWeight: 600 });

export const textList = style({ display: 'grid', gap: theme.space[3] });

globalStyle(`${textList} dt`, { color: theme.color.textMuted, fontSize: theme.size.small });
globalStyle(`${textList} dd`, { whiteSpace: 'pre-line' });

export const fieldset = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space[5],
  minWidth: 0,
  border: 0,
});

export const noticeLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  marginBlock: theme.space[2],
  color: theme.color.brand,
  textUnderlineOffset: '4px',
});
