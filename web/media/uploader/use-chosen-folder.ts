import { useState } from 'react';

/** The folder that images go to: the given one until another is chosen, and again once another one is given. */
export function useChosenFolder(given: string | undefined) {
  const [choice, setChoice] = useState<{ given: string | undefined; id: string }>();
  return {
    id: choice && choice.given === given ? choice.id : given,
    choose: (id: string) => setChoice({ given, id }),
  };
}
