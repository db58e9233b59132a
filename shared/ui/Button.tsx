import type { MouseEvent, ReactNode } from "react";

interface ButtonProps {
  readonly children: ReactNode;
  /** `primary` for the main action, the default; `quiet` for further actions. */
  readonly kind?: "primary" | "quiet";
  readonly type?: "button" | "submit";
  /** True while a call runs. The button keeps its width and the focus, and ignores clicks. */
  readonly busy?: boolean;
  readonly part?: string;
  readonly onClick?: () => void;
}

/** Turning ring without a text: the busy part has `aria-busy` itself. Styles: `spinnerCss`. */
export const Spinner = () => <span className="spinner" part="spinner" aria-hidden="true" />;

/** Keeps a busy button from submitting its form, by Enter as well. */
const ignore = (event: MouseEvent) => event.preventDefault();

/** Button of the design. Styles: `spinnerCss`, `buttonCss`. */
export const Button = ({
  children,
  kind = "primary",
  type = "button",
  busy,
  part = "button",
  onClick,
}: ButtonProps) => (
  <button
    className={"button " + kind}
    part={part}
    type={type}
    aria-disabled={busy}
    aria-busy={busy}
    onClick={busy ? ignore : onClick}
  >
    <span>{children}</span>
    {busy && <Spinner />}
  </button>
);
