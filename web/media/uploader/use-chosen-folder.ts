import { useState } from 'react';

/** The initial folder until the user selects another one; a new initial folder resets the selection. */
export function useChosenFolder(given: string | undefined) {
  const [choice, setChoice] = useState<{ given: string | undefined; id: string }>();
  return {
    id: choice && choice.given === given ? choice.id : given,
    choose: (id: string) => setChoice({ given, id }),
  };
}
