import { type ReactNode, useLayoutEffect, useRef } from "react";
import { focused } from "../a11y/index.ts";
import { Icon } from "./Icon.tsx";
import * as icons from "./icons.ts";

interface DialogProps {
  readonly open: boolean;
  /** Name for screen readers. */
  readonly label: string;
  readonly closeText: string;
  /** Called when the visitor closes the dialog: by Escape, the button, or a click beside it. */
  readonly onClose: () => void;
  readonly part?: string;
  /** Selector of the dialog's background: a click there closes the dialog. */
  readonly grounds?: string;
  /** Rendered only while open. */
  readonly children: ReactNode;
}

/** A modal dialog in the top layer. Parts: `dialog` (or `part`), `close`. Styles: `toolCss`, `dialogCss`. */
export function Dialog({ open, label, closeText, onClose, part = "dialog", grounds, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const isBeside = ({ target }: { readonly target: EventTarget }) =>
    target === ref.current || (!!grounds && (target as Element).matches(grounds));

  useLayoutEffect(() => {
    if (!open) return;
    const dialog = ref.current!;
    const root = dialog.getRootNode();
    const opener = focused();
    const show = () => {
      if (dialog.matches(":modal")) return;
      // the element was moved: the dialog is open, but has left the top layer
      dialog.open = false;
      dialog.showModal();
    };
    show();
    // dispatched by the element layer at the shadow root
    root.addEventListener("suite-moved", show);
    return () => {
      root.removeEventListener("suite-moved", show);
      dialog.close();
      // a moved dialog has lost the state
      opener?.focus();
    };
  }, [open]);

  return (
    <dialog
      ref={ref}
      className="dialog"
      part={part}
      aria-label={label}
      // also dispatched after `open` became false or the view was removed: no visitor has closed the dialog then
      onClose={() => open && ref.current?.open === false && onClose()}
      // keeps scripts of the page around the dialog from closing theirs
      onKeyDown={(event) => event.key === "Escape" && event.stopPropagation()}
      onMouseDown={(event) => (pressedBeside.current = isBeside(event))}
      onClick={(event) => pressedBeside.current && isBeside(event) && onClose()}
    >
      {open && (
        <div className="body">
          {children}
          <button className="tool close" part="close" type="button" aria-label={closeText} onClick={onClose}>
            <Icon path={icons.cross} />
          </button>
        </div>
      )}
    </dialog>
  );
}
