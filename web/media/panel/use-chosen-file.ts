import { useCallback, useRef, useState } from 'react';

/** The file that is looked at. */
interface Chosen {
  readonly id: string;
  /** Whether a person chose it just now, and wants to see it. */
  readonly byHand: boolean;
}

/**
 * Which file is looked at, and whether it is being edited. Looking at another one ends that; where something would
 * be lost by it, the choice waits in `postponed` until it is said whether it may.
 */
export function useChosenFile() {
  const [chosen, setChosen] = useState<Chosen>();
  const [editing, setEditing] = useState(false);
  const [postponed, setPostponed] = useState<Chosen>();
  const unsaved = useRef(false);

  function show(next: Chosen | undefined): void {
    setPostponed(undefined);
    setEditing(false);
    setChosen(next);
  }

  function choose(next: Chosen): void {
    if (next.id === chosen?.id) setChosen(next);
    else if (unsaved.current) setPostponed(next);
    else show(next);
  }

  return {
    chosen,
    editing,
    postponed,
    choose,
    edit: () => setEditing(true),
    endEdit: () => setEditing(false),
    noteUnsaved: useCallback((is: boolean) => {
      unsaved.current = is;
    }, []),
    discard: () => show(postponed),
    keepEditing: () => setPostponed(undefined),
    forget: (id: string) => {
      if (id === chosen?.id) show(undefined);
    },
  };
}
