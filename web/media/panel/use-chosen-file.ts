import { useCallback, useRef, useState } from 'react';

interface Chosen {
  readonly id: string;
  /** Whether the user selected it just now, and wants to see it. */
  readonly byHand: boolean;
}

/**
 * The selected file, and whether it's being edited. Selecting another one ends editing; with unsaved changes, the
 * selection waits in `pendingSelection` until the user confirms.
 */
export function useChosenFile() {
  const [chosen, setChosen] = useState<Chosen>();
  const [editing, setEditing] = useState(false);
  const [postponed, setPostponed] = useState<Chosen>();
  const unsaved = useRef(false);
  /**
   * Whether the user has uploaded an image and selected no other file since: then the new file is selected when it's
   * there.
   */
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
    cancelSelection: () => setPostponed(undefined),
    forget: (id: string) => {
      if (id === chosen?.id) show(undefined);
    },
    awaitUpload(): void {
      awaitsUpload.current = !editing;
    },
    /** Unless the user has done something else since the upload started. */
    welcome(id: string): void {
      if (!awaitsUpload.current) return;
      awaitsUpload.current = false;
      show({ id, byHand: false });
    },
  };
}
