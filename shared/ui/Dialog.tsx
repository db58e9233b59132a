import { type ReactNode, useLayoutEffect, useRef } from "react";
import { focused } from "../a11y/index.ts";
import { Icon } from "./Icon.tsx";
import * as icons from "./icons.ts";

interface DialogProps {
  readonly open: boolean;
  /** Its name for screen readers. */
  readonly label: string;
  readonly closeText: string;
  /** The visitor closed it: Escape, the button, or a click beside it. */
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
      // the element was moved: it is open still, but fell out of the top layer
      dialog.open = false;
      dialog.showModal();
    };
    show();
    // the element layer tells its shadow root
    root.addEventListener("suite-moved", show);
    return () => {
      root.removeEventListener("suite-moved", show);
      dialog.close();
      // a dialog that was moved has forgotten it
      opener?.focus();
    };
  }, [open]);

  return (
    <dialog
      ref={ref}
      className="dialog"
      part={part}
      aria-label={label}
      // also dispatched after `open` became false or the view went away: no person closed it then
      onClose={() => open && ref.current?.open === false && onClose()}
      // it closes this dialog, and not one of the page's own scripts around it
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
