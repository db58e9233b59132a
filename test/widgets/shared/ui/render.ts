import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { sheet } from "#shared/element/index.ts";
import baseCss from "#shared/styles/base.css";
import tokensCss from "#shared/styles/tokens.css";

/** A shadow root as our elements have it, and what renders into it. */
export function stage(...styles: string[]) {
  const host = document.createElement("div");
  document.body.append(host);
  const shadow = host.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = [tokensCss, baseCss, ...styles].map(sheet);
  const inner = document.createElement("div");
  shadow.append(inner);
  const root = createRoot(inner);
  const render = (view: ReactNode) => flushSync(() => root.render(view));
  const find = <E extends HTMLElement>(selector: string) => shadow.querySelector<E>(selector)!;
  return { host, shadow, render, find };
}

export const emptyPage = () => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute("dir");
};
