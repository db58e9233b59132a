interface StatusProps {
  /** Said by screen readers when it changes; empty until there is something to say. */
  readonly text: string;
  /** For screen readers only, where the looks already tell. */
  readonly hidden?: boolean;
  readonly part?: string;
}

/** A live region. Render it from the start: what comes into the page together with its text is often not said. Styles: `statusCss`. */
export const Status = ({ text, hidden, part = "status" }: StatusProps) => (
  <p className={hidden ? "visually-hidden" : "status"} part={part} role="status">
    {text}
  </p>
);
