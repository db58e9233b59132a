import type { ComponentType } from "react";
import { SuiteError } from "#shared/suite/index.ts";
import type { createActions } from "./actions.ts";
import type { ComposerProps, FilesProps, PagesProps, RatingViews } from "./chatter.types.ts";

/** Code that loads when a record or a visitor needs it. Each function rejects with a SuiteError if loading fails; tests replace them. */
export interface LazyParts {
  readonly actions: () => Promise<{ readonly createActions: typeof createActions }>;
  readonly rating: () => Promise<RatingViews>;
  readonly files: () => Promise<ComponentType<FilesProps>>;
  readonly composer: () => Promise<ComponentType<ComposerProps>>;
  readonly pages: () => Promise<ComponentType<PagesProps>>;
}

/** Names the purpose of code that could not be loaded. @throws SuiteError */
const load = <Code>(purpose: string, code: Promise<Code>): Promise<Code> =>
  code.catch((cause: unknown) => {
    throw new SuiteError("network", `the code that ${purpose} could not be loaded`, { cause });
  });

export const lazyParts: LazyParts = {
  actions: () => load("turns pages and posts messages", import("./actions.ts")),
  rating: () => load("shows stars", import("./rating.tsx")),
  files: () => load("shows files", import("./Files.tsx")).then(({ Files }) => Files),
  composer: () => load("messages are written with", import("./Composer.tsx")).then(({ Composer }) => Composer),
  pages: () => load("offers pages", import("./Pages.tsx")).then(({ Pages }) => Pages),
};
