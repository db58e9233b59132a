interface StatusProps {
  /** Text that screen readers announce when it changes; empty while there is none. */
  readonly text: string;
  /** True if the text is for screen readers only, since the page shows the same by other means. */
  readonly hidden?: boolean;
  readonly part?: string;
}

/** Live region. Render it from the start: screen readers often ignore a region that is inserted together with its text. Styles: `statusCss`. */
export const Status = ({ text, hidden, part = "status" }: StatusProps) => (
  <p className={hidden ? "visually-hidden" : "status"} part={part} role="status">
    {text}
  </p>
);
