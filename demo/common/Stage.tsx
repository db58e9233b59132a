/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { View } from "./view.ts";

/** Where elements are live: in the language that the visitor chose, while the texts around may be English. */
export const Stage = ({ view, kind, children }: { view: View; kind?: string; children?: Child }) => (
  <div class={kind ? `stage ${kind}` : "stage"} lang={view.lang}>
    {children}
  </div>
);

/** English documentation inside texts of another language. */
export const En = ({ children }: { children?: Child }) => <bdi lang="en">{children}</bdi>;
