import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { doubleRule } from '../../ui/section-heading/double-rule';
import { imageColumns } from './columns.css';

export const card = style([imageColumns, { alignItems: 'center' }]);

export const image = style({ width: '100%', aspectRatio: '4 / 3' });

export const leaf = style({ marginInline: 'auto', color: theme.color.brand });

export const text = style({ display: 'grid', justifyItems: 'start', gap: theme.space[3] });

export const title = style({
  fontSize: theme.size.heading,
  ':focus': { outline: 'none' },
  '::after': doubleRule('56px'),
});

export const name = style({ color: theme.color.textMuted, overflowWrap: 'anywhere' });
