import type { Tokens } from "marked";
import type { View } from "#demo/common/view.ts";
import type { Language } from "../Code.tsx";

/** Code sample of a guide. The word after its language is an option: ```` ```html live ````. */
interface Sample {
  readonly language: Language;
  readonly text: string;
  /** Custom state in which the elements of a live sample come to rest; undefined if the sample is not live. */
  readonly state: string | undefined;
}

const languages: Readonly<Record<string, Language>> = { html: "html", css: "css", conf: "conf", sh: "conf", js: "js" };

/** Address of the bundle in the text of guides. */
const published = /https:\/\/cdn\.example\/suite-widgets\/[\d.]+/g;

export function sampleOf({ lang = "", text }: Pick<Tokens.Code, "lang" | "text">): Sample {
  const [language = "", use, state = "ready"] = lang.split(" ");
  return { language: languages[language] ?? "text", text, state: use === "live" ? state : undefined };
}

/** Returns the text to copy, with the address of the bundle on this server. */
export const textOf = ({ text }: Sample, { origin, version }: Pick<View, "origin" | "version">): string =>
  text.replace(published, `${origin}/suite-widgets/${version}`);
