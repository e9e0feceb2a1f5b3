/** Cuts text off after that many lines, with an ellipsis. What's cut off has to be shown elsewhere. */
export const clampLines = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;
