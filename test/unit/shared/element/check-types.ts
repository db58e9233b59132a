import { copyOfProject, node, write } from "#test/unit/scripts/project.ts";

/** What the type checker says of a module that stands beside `shared`; each `@ts-expect-error` in it is a line that must not compile. */
export function checkTypes(sample: string) {
  const folder = copyOfProject("shared", "scripts/wtr", "tsconfig.json");
  write(folder, "sample.ts", sample);
  write(
    folder,
    "tsconfig.sample.json",
    JSON.stringify({ extends: "./tsconfig.json", include: ["sample.ts", "shared/**/*.d.ts", "scripts/wtr/*.d.ts"] }),
  );
  return node(folder, "node_modules/typescript-7/bin/tsc", "--pretty", "false", "-p", "tsconfig.sample.json");
}
