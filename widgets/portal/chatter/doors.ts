import type { ComponentType } from "react";
import { SuiteError } from "#shared/suite/index.ts";
import type { createActs } from "./acts.ts";
import type { ComposerProps, FilesProps, PagesProps, RatingViews } from "./chatter.types.ts";

/** What comes when a record or a visitor needs it. All throw SuiteError where it does not come; tests have doors of their own. */
export interface Doors {
  readonly acts: () => Promise<{ readonly createActs: typeof createActs }>;
  readonly rating: () => Promise<RatingViews>;
  readonly files: () => Promise<ComponentType<FilesProps>>;
  readonly composer: () => Promise<ComponentType<ComposerProps>>;
  readonly pages: () => Promise<ComponentType<PagesProps>>;
}

/** @throws SuiteError */
const open = <Code>(what: string, code: Promise<Code>): Promise<Code> =>
  code.catch((cause: unknown) => {
    throw new SuiteError("network", `the code that ${what} could not be loaded`, { cause });
  });

export const doors: Doors = {
  acts: () => open("turns pages and posts messages", import("./acts.ts")),
  rating: () => open("shows stars", import("./rating.tsx")),
  files: () => open("shows files", import("./Files.tsx")).then(({ Files }) => Files),
  composer: () => open("messages are written with", import("./Composer.tsx")).then(({ Composer }) => Composer),
  pages: () => open("offers pages", import("./Pages.tsx")).then(({ Pages }) => Pages),
};
