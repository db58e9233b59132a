import { readField, type Scheme, schemes } from "#demo/catalogue/theme-builder/theme/fields.ts";
import { type Given, type Shown, toScheme } from "#demo/catalogue/theme-builder/theme/given.ts";
import { sizeFromCss } from "#demo/catalogue/theme-builder/theme/meaning.ts";
import { toHex } from "./to-hex.ts";

/** ms */
const timeout = 20_000;
/** Colours that browsers paint on a page without a background. */
const canvas = { light: "#ffffff", dark: "#121212" } as const;

/** Opens a page of this site in a hidden frame, without its scripts, so that the page counts, calls and opens nothing. */
async function openFrame(url: URL): Promise<HTMLIFrameElement> {
  const frame = document.createElement("iframe");
  frame.className = "theme-frame";
  frame.sandbox.add("allow-same-origin");
  frame.inert = true;
  frame.src = url.href;
  const loaded = new Promise<void>((resolve, reject) => {
    frame.addEventListener("load", () => resolve(), { once: true });
    AbortSignal.timeout(timeout).addEventListener("abort", () => reject(new Error("The page did not load.")));
  });
  document.body.append(frame);
  await loaded.catch((error: unknown) => {
    frame.remove();
    throw error;
  });
  return frame;
}

function shownBy(page: Document, scheme: Scheme): Shown {
  const styleOf = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
  const [root, body] = [styleOf(page.documentElement), styleOf(page.body)];
  const button = page.querySelector(".btn-primary, main button, button[type=submit]");
  const link = page.querySelector("main a[href], a[href]");
  const ground = button && toHex(styleOf(button).backgroundColor);
  const accent = ground ?? (link && toHex(styleOf(link).color)) ?? undefined;
  const onAccent = button && ground ? toHex(styleOf(button).color) : undefined;
  const text = toHex(body.color);
  return {
    page: toHex(body.backgroundColor) ?? toHex(root.backgroundColor) ?? canvas[scheme],
    ...(text && { text }),
    ...(accent && { accent }),
    ...(onAccent && { "on-accent": onAccent }),
  };
}

function shapeOf(page: Document): Given {
  const body = getComputedStyle(page.body);
  const button = page.querySelector(".btn-primary, main button, button[type=submit]");
  const values: Given = {
    font: body.fontFamily,
    "font-size": sizeFromCss("font-size", body.fontSize),
    "radius-control": button
      ? sizeFromCss("radius-control", getComputedStyle(button).borderStartStartRadius)
      : undefined,
  };
  const given: Given = {};
  for (const name of ["font", "font-size", "radius-control"] as const) {
    const value = readField(name, values[name] ?? "");
    if (value !== undefined) given[name] = value;
  }
  return given;
}

/**
 * Reads fonts and colours of a page, in both schemes if it has both.
 * @param path path of a page of this site
 * @throws Error for an address of another site, and if the page cannot be loaded
 */
export async function readPage(path: string): Promise<Given> {
  const url = new URL(path, location.href);
  if (url.origin !== location.origin) throw new Error("The page belongs to another site.");
  const frame = await openFrame(url);
  try {
    const page = frame.contentDocument;
    if (!page?.body) throw new Error("The page redirected to another site.");
    let given: Given = {};
    for (const scheme of [...schemes].reverse()) {
      page.documentElement.style.colorScheme = scheme;
      given = { ...given, ...toScheme(shownBy(page, scheme)) };
    }
    return { ...given, ...shapeOf(page) };
  } finally {
    frame.remove();
  }
}
