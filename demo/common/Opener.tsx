/** @jsxImportSource hono/jsx */
import type { View } from "./view.ts";

interface OpenerProps {
  readonly view: View;
  readonly text: string;
  readonly action: string;
  /** Action of the form; `name` and `value` are sent with it. */
  readonly to: string;
  readonly name?: string;
  readonly value?: string;
  /** Path of the page after the redirect; the current one if undefined. */
  readonly back?: string;
}

/** Text about a missing requirement of an element, with a button that fulfils it. */
export const Opener = ({ view, text, action, to, name, value, back = view.visit.path }: OpenerProps) => (
  <form method="post" action={to} class="opener" lang={view.textLang}>
    <input type="hidden" name="back" value={back} />
    <input type="hidden" name="csrf_token" value={view.visit.formToken} />
    <p>{text}</p>
    <button class="action primary" name={name} value={value}>
      {action}
    </button>
  </form>
);
