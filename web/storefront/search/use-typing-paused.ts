import { useEffect, useState } from 'react';

/** Longer than between two letters, so that screen readers aren't interrupted by each of them. */
const pauseMs = 600;

/** Whether the text has stayed the same for a while. */
export function useTypingPaused(text: string): boolean {
  const [pausedText, setPausedText] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPausedText(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === pausedText;
}
