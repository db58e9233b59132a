/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { View } from "./view.ts";

/** Container of live elements: in the visitor's language, while the texts around may be English. */
export const Stage = ({ view, kind, children }: { view: View; kind?: string; children?: Child }) => (
  <div class={kind ? `stage ${kind}` : "stage"} lang={view.lang}>
    {children}
  </div>
);

/** English documentation inside text of another language. */
export const En = ({ children }: { children?: Child }) => <bdi lang="en">{children}</bdi>;
