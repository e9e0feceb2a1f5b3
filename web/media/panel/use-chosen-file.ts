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
  /** Whether somebody has sent a picture and touched no other since: they want to see it when it is there. */
  const awaitsUpload = useRef(false);

  function show(next: Chosen | undefined): void {
    setPostponed(undefined);
    setEditing(false);
    setChosen(next);
  }

  return {
    chosen,
    editing,
    postponed,
    choose(id: string): void {
      awaitsUpload.current = false;
      const next = { id, byHand: true };
      if (id === chosen?.id) setChosen(next);
      else if (unsaved.current) setPostponed(next);
      else show(next);
    },
    edit(): void {
      awaitsUpload.current = false;
      setEditing(true);
    },
    endEdit: () => setEditing(false),
    noteUnsaved: useCallback((is: boolean) => {
      unsaved.current = is;
    }, []),
    discard: () => show(postponed),
    keepEditing: () => setPostponed(undefined),
    forget: (id: string) => {
      if (id === chosen?.id) show(undefined);
    },
    awaitUpload(): void {
      awaitsUpload.current = !editing;
    },
    /** Shows what has been uploaded, or the first of it, unless one is at something else by now. */
    welcome(id: string): void {
      if (!awaitsUpload.current) return;
      awaitsUpload.current = false;
      show({ id, byHand: false });
    },
  };
}
