import { useState } from 'react';

/** The initial folder until the user selects another one; a new initial folder resets the selection. */
export function useUploadFolder(initialId: string | undefined) {
  const [choice, setChoice] = useState<{ initialId: string | undefined; id: string }>();
  return {
    id: choice && choice.initialId === initialId ? choice.id : initialId,
    select: (id: string) => setChoice({ initialId, id }),
  };
}
