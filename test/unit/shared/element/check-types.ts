import { copyOfProject, node, write } from "#test/unit/scripts/project.ts";

/** Type-checks a module beside `shared`, in which each `@ts-expect-error` marks a line that must not compile. */
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
