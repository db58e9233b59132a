import { SuiteError } from "../../../shared/suite/index.ts";

/** @throws SuiteError */
const open = <Code>(what: string, code: Promise<Code>): Promise<Code> =>
  code.catch((cause: unknown) => {
    throw new SuiteError("network", `the code that ${what} could not be loaded`, { cause });
  });

/** What comes when a record or a visitor needs it. All throw SuiteError where it does not come; tests have doors of their own. */
export const doors = {
  acts: () => open("turns pages and posts messages", import("./acts.lazy.ts")),
  rating: () => open("shows stars", import("./rating.lazy.tsx")),
  files: () => open("shows files", import("./Files.lazy.tsx")).then(({ Files }) => Files),
  pages: () => open("offers pages", import("./Pages.lazy.tsx")).then(({ Pages }) => Pages),
};

export type Doors = typeof doors;
