import type { ReactNode } from "react";
import { Spinner } from "./Spinner.tsx";

export interface ButtonProps {
  readonly children: ReactNode;
  /** The one thing to do here, or something that may be done as well. Default `primary`. */
  readonly kind?: "primary" | "quiet";
  readonly type?: "button" | "submit";
  /** A call runs. The button keeps its width and the focus; ignoring further clicks is up to the store. */
  readonly busy?: boolean;
  readonly part?: string;
  readonly onClick?: () => void;
}

/** Styles: `spinnerCss`, `buttonCss`. */
export const Button = ({
  children,
  kind = "primary",
  type = "button",
  busy,
  part = "button",
  onClick,
}: ButtonProps) => (
  <button className={"button " + kind} part={part} type={type} aria-disabled={busy} aria-busy={busy} onClick={onClick}>
    <span>{children}</span>
    {busy && <Spinner />}
  </button>
);
