/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { View } from "#demo/common/view.ts";
import { Code } from "../Code.tsx";
import { apache, caddy, nginx } from "../paste/proxy.ts";
import { Stored } from "./Stored.tsx";

const recipe = (name: string, write: (suite: string) => string) => (view: View) => (
  <Code id={`proxy-${name}`} text={write(view.origin)} t={view.t} language="conf" />
);

/** What a guide has in the place of a comment with this name. */
export const includes: Readonly<Record<string, (view: View) => Child>> = {
  stored: (view) => <Stored view={view} />,
  nginx: recipe("nginx", nginx),
  caddy: recipe("caddy", caddy),
  apache: recipe("apache", apache),
};
