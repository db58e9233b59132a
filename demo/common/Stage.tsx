/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { View } from "./view.ts";

/** Container of live elements, with the looks of simple markup: in the visitor's language, while the texts around may be English. */
export const Stage = ({ view, kind, children }: { view: View; kind?: string; children?: Child }) => (
  <div class={`stage suite-content ${kind ?? ""}`.trim()} lang={view.lang}>
    {children}
  </div>
);

/** Text whose words between backticks are code. */
export const Coded = ({ text }: { text: string }) => (
  <>{text.split(/`([^`]+)`/).map((part, index) => (index % 2 ? <code dir="ltr">{part}</code> : part))}</>
);

/** English documentation inside text of another language. */
export const En = ({ children }: { children?: Child }) => (
  <bdi lang="en">{typeof children === "string" ? <Coded text={children} /> : children}</bdi>
);
