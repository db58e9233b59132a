/** @jsxImportSource hono/jsx */
import type { View } from "../view.ts";

export interface OpenerProps {
  readonly view: View;
  readonly text: string;
  readonly action: string;
  /** Action of the form; `name` and `value` are sent with it. */
  readonly to: string;
  readonly name?: string;
  readonly value?: string;
}

/** What is missing for an element to show itself, and one button that changes it and comes back here. */
export const Opener = ({ view, text, action, to, name, value }: OpenerProps) => (
  <form method="post" action={to} class="opener" lang={view.textLang}>
    <input type="hidden" name="back" value={view.visit.path} />
    <input type="hidden" name="csrf_token" value={view.visit.formToken} />
    <p>{text}</p>
    <button class="action primary" name={name} value={value}>
      {action}
    </button>
  </form>
);
