import { waitUntil } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import adoption from "#website/page-behaviours/page-behaviours.adopt.ts";
import { bind } from "#website/page-behaviours/page-behaviours.page.ts";

/** Attribute prefixes of the framework's version 4, which the built-in pages use, and 5. */
export const versions = ["4", "5"] as const;
type Version = (typeof versions)[number];

const inVersion = (markup: string, version: Version) =>
  version === "4"
    ? markup
    : markup.replace(
        / data-(toggle|target|dismiss|spy|slide-to|slide|parent|interval|offset|content|trigger|html)=/g,
        " data-bs-$1=",
      );

let end: AbortController | undefined;
let styles: Promise<CSSStyleSheet> | undefined;

async function loadStyles() {
  const answer = await fetch("/node_modules/bootstrap/dist/css/bootstrap.min.css");
  return new CSSStyleSheet().replace(await answer.text());
}

/** Inserts built-in markup with the framework's styles and enhances it. Returns its container. */
export async function page(markup: string, version: Version = "4"): Promise<HTMLElement> {
  await emulateMedia({ reducedMotion: "reduce" });
  const css = await (styles ??= loadStyles());
  if (!document.adoptedStyleSheets.includes(css)) document.adoptedStyleSheets.push(css);
  const template = document.createElement("template");
  template.innerHTML = `<main>${inVersion(markup, version)}</main>`;
  document.body.append(template.content);
  await begin();
  return document.querySelector("main")!;
}

/** Binds the page as the loader does, and again for added markup. */
export async function begin(): Promise<void> {
  const { signal } = (end ??= new AbortController());
  // an image named "querySelectorAll" hides the document's function
  const markup = document.documentElement.querySelectorAll<HTMLElement>(adoption.selector);
  await bind(signal, [...markup], () => Promise.resolve());
}

/** Starts the suite's editor. */
export function edit(): void {
  end?.abort();
  end = undefined;
}

export async function leave(): Promise<void> {
  edit();
  // an image named "body" would be emptied
  for (const image of [...document.getElementsByTagName("img")]) image.remove();
  document.body.replaceChildren();
  document.documentElement.removeAttribute("dir");
  await emulateMedia({ reducedMotion: "no-preference" });
}

export const one = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
export const isSeen = (selector: string): boolean => {
  const element = document.querySelector(selector);
  return !!element?.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0;
};
export const opens = (selector: string): Promise<void> =>
  waitUntil(() => isSeen(selector), `${selector} does not show`);
export const closes = (selector: string): Promise<void> => waitUntil(() => !isSeen(selector), `${selector} stays`);
export const focusId = (): string => document.activeElement?.id ?? "";

/** Returns the console messages while a function runs. */
export async function warnings(run: (lines: readonly string[]) => unknown): Promise<string[]> {
  const lines: string[] = [];
  const { warn } = console;
  console.warn = (...parts: unknown[]) => void lines.push(parts.filter((part) => typeof part === "string").join(" "));
  try {
    await run(lines);
  } finally {
    console.warn = warn;
  }
  return lines;
}

/** Checks accessibility without colours, which are the framework's. */
export const notOurs = { ignoredRules: ["color-contrast"] };
