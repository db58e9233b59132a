import { type ReactNode, useState } from "react";
import { Button, useHost } from "#shared/ui/index.ts";
import { onPress as listenToPresses } from "../press/press.ts";

const controls = "a,button";

interface PageControlProps {
  /** Label of the default button. */
  readonly text: string;
  readonly busy?: boolean;
  readonly onPress: () => void;
  /** Content after the control. */
  readonly children?: ReactNode;
}

/** Binds a link or button of the page: in the host, or before a host that the loader inserted; otherwise renders a default button. Parts: button, spinner. Styles: `spinnerCss`, `buttonCss`, `enhancedCss`. */
export function PageControl({ text, busy = false, onPress, children }: PageControlProps) {
  const [own, setOwn] = useState(true);
  const root = useHost<HTMLDivElement>((host, signal) => {
    const control = host.hasAttribute("data-suite-adopted") ? host.previousElementSibling : null;
    setOwn(!!(control ?? host.querySelector(controls)));
    listenToPresses(control ?? host, signal, controls, onPress);
  });
  return (
    <div ref={root} className={own ? "own" : undefined} aria-busy={busy}>
      {!own && (
        <Button busy={busy} kind="quiet" onClick={onPress}>
          {text}
        </Button>
      )}
      <slot />
      {children}
    </div>
  );
}
