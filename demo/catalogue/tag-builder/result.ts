import type { View } from "#demo/common/view.ts";
import { framePath } from "#demo/server/state-frames.ts";
import { highlight, type Token } from "../Code.tsx";
import { folderOf, pageSamples } from "../paste/tags.ts";
import { type Build, queryOf } from "./address.ts";
import { fieldsOf } from "./fields.ts";
import { problemsOf } from "./problems.ts";
import { type Snippets, snippetsOf } from "./snippets.ts";
import { buildTexts } from "./texts.ts";

/** Result of a change, as `tag-builder.ts` shows it. */
export interface Result {
  /** Coloured samples by the ids of their containers; null if this element cannot be used that way. */
  readonly samples: Readonly<Record<string, readonly Token[] | null>>;
  readonly problems: Readonly<Record<string, string>>;
  /** Values of the form by the names of its fields; empty for an unchecked box. */
  readonly fields: Readonly<Record<string, string>>;
  readonly frame: string;
  /** px; 0 for the available width */
  readonly width: number;
}

/** Returns the address of the frame's document, which does not depend on the frame's width. */
export const frameOf = (build: Build, view: View): string =>
  view.link(`${framePath}?${queryOf({ ...build, settings: { ...build.settings, width: 0 } })}`);

export const snippetsFor = ({ element, values }: Build, view: View): Snippets =>
  snippetsOf(element, values, folderOf(view));

export function resultOf(build: Build, view: View): Result {
  const { element, given, values, settings } = build;
  const { tag, ...others } = snippetsFor(build, view);
  const samples = { ...pageSamples(view, tag), tag, ...others };
  return {
    samples: Object.fromEntries(
      Object.entries(samples).map(([id, text]) => [id, text === undefined ? null : highlight(text)]),
    ),
    problems: problemsOf(build, buildTexts[view.textLang]),
    fields: {
      ...Object.fromEntries(
        fieldsOf(element).map(({ name, kind }) => [
          name,
          kind === "flag" ? (name in values ? "on" : "") : (given[name] ?? ""),
        ]),
      ),
      ...settings,
      width: String(settings.width || ""),
    },
    frame: frameOf(build, view),
    width: settings.width,
  };
}
