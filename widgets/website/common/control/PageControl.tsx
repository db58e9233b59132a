import { type ReactNode, useState } from "react";
import { Button, useHost } from "#shared/ui/index.ts";
import { onPress } from "../press/press.ts";

const pressed = "a,button";

interface PageControlProps {
  /** Of our own button, where the page has none. */
  readonly text: string;
  readonly busy?: boolean;
  readonly onPress: () => void;
  /** Stands behind it. */
  readonly children?: ReactNode;
}

/** Link or button of the page that acts: in the host, or before it if the loader put the host beside it; otherwise a button of ours. Parts: button, spinner. Styles: `spinnerCss`, `buttonCss`, `drivenCss`. */
export function PageControl({ text, busy = false, onPress: act, children }: PageControlProps) {
  const [own, setOwn] = useState(true);
  const root = useHost<HTMLDivElement>((host, signal) => {
    const control = host.hasAttribute("data-suite-adopted") ? host.previousElementSibling : null;
    setOwn(!!(control ?? host.querySelector(pressed)));
    onPress(control ?? host, signal, pressed, act);
  });
  return (
    <div ref={root} className={own ? "own" : undefined} aria-busy={busy}>
      {!own && (
        <Button busy={busy} kind="quiet" onClick={act}>
          {text}
        </Button>
      )}
      <slot />
      {children}
    </div>
  );
}
