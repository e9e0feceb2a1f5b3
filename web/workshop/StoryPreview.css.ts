import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css';

export const layout = styleVariants({
  padded: { padding: theme.space[5] },
  fullscreen: { minHeight: '100vh' },
});

/** States of a part below one another. */
export const stack = style({ display: 'grid', justifyItems: 'start', gap: theme.space[4] });

/** States of a part side by side. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[4],
});

/** As wide as a form or a text. */
export const column = style({ display: 'grid', gap: theme.space[5], maxWidth: '560px' });

export const photo = style({ width: '240px', maxWidth: '100%', aspectRatio: '4 / 3' });

/** Shows where a part of layout ends. */
export const outlined = style({ outline: `1px dashed ${theme.color.textMuted}` });

export const scrolling = style({
  height: '180px',
  overflowY: 'auto',
  padding: theme.space[3],
  border: `1px solid ${theme.color.border}`,
});

export const line = style({ height: '18px', width: '240px' });

export const footer = style({ marginTop: theme.space[5], paddingBlock: theme.space[3] });
