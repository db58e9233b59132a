import type { Tokens } from "marked";
import type { View } from "#demo/common/view.ts";
import type { Language } from "../Code.tsx";

/** A piece of code in a guide. The word after its language is about it: ```` ```html live ````. */
interface Sample {
  readonly language: Language;
  readonly text: string;
  /** It runs on the page; the custom state in which its elements come to rest. */
  readonly state: string | undefined;
}

const languages: Readonly<Record<string, Language>> = { html: "html", css: "css", conf: "conf", sh: "conf", js: "js" };

/** The bundle as guides name it. */
const published = /https:\/\/cdn\.example\/suite-widgets\/[\d.]+/g;

export function sampleOf({ lang = "", text }: Pick<Tokens.Code, "lang" | "text">): Sample {
  const [language = "", use, state = "ready"] = lang.split(" ");
  return { language: languages[language] ?? "text", text, state: use === "live" ? state : undefined };
}

/** What is copied names the bundle that this server has. */
export const textOf = ({ text }: Sample, { origin, version }: Pick<View, "origin" | "version">): string =>
  text.replace(published, `${origin}/suite-widgets/${version}`);
