import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, describe, it } from "node:test";

/** Project of a framework: a page with our tags, and what its compiler has to know. */
interface Project {
  /** Name of the types in the package. */
  readonly framework: string;
  readonly file: string;
  readonly page: string;
  readonly options?: object;
  /** Folders of installed packages, by the name under which the project has them. */
  readonly packages?: Readonly<Record<string, string>>;
}

/** A page in JSX, with the beginnings that a framework has for names of attributes and of listeners. */
const jsx = ({ attribute = "", listener = "on" } = {}) => `
  export const view = (
    <suite-follow ${attribute}data-model="blog.post" ${attribute}data-res-id={3} id="follow"
      ${listener}suite-follow-change={({ detail }) => void (detail.following satisfies boolean)} />
  );
  // @ts-expect-error no word of the attribute
  export const unknown = <suite-follow data-model="blog.post" data-res-id="3" ${attribute}data-load="never" />;
  // @ts-expect-error no detail of the event
  export const late = <suite-follow data-model="blog.post" data-res-id="3" ${listener}suite-follow-change={({ detail }) => detail.late} />;
  // @ts-expect-error no tag of ours
  export const other = <suite-none />;`;

const incomplete = `
  // @ts-expect-error a required attribute
  export const incomplete = <suite-follow data-model="blog.post" />;`;

const react = { framework: "react", file: "page.tsx", page: jsx() + incomplete, options: { jsx: "react-jsx" } };

const projects: Readonly<Record<string, Project>> = {
  "React 18": { ...react, packages: { "@types/react": "types-react-18", react: "react-18" } },
  "React 19": react,
  Preact: {
    framework: "preact",
    file: "page.tsx",
    page: jsx() + incomplete,
    options: { jsx: "react-jsx", jsxImportSource: "preact" },
  },
  Solid: {
    framework: "solid",
    file: "page.tsx",
    page: jsx({ attribute: "attr:", listener: "on:" }),
    options: { jsx: "preserve", jsxImportSource: "solid-js" },
  },
  Svelte: {
    framework: "svelte",
    file: "page.ts",
    page: `
      import type { SvelteHTMLElements } from "svelte/elements";
      type Follow = SvelteHTMLElements["suite-follow"];
      export const follow: Follow = {
        "data-model": "blog.post", "data-res-id": 3, id: "follow",
        "onsuite-follow-change": ({ detail }) => void (detail.following satisfies boolean),
      };
      // @ts-expect-error no word of the attribute
      export const unknown: Follow = { "data-model": "blog.post", "data-res-id": 3, "data-load": "never" };`,
  },
  Vue: {
    framework: "vue",
    file: "page.ts",
    page: `
      import type { GlobalComponents } from "vue";
      type Follow = InstanceType<GlobalComponents["suite-follow"]>["$props"];
      export const follow: Follow = {
        "data-model": "blog.post", "data-res-id": 3, id: "follow",
        onSuiteFollowChange: ({ detail }) => void (detail.following satisfies boolean),
      };
      // @ts-expect-error no word of the attribute
      export const unknown: Follow = { "data-model": "blog.post", "data-res-id": 3, "data-load": "never" };`,
  },
};

/** Installed packages by their path below `node_modules`. */
const installed = ["", "@types/"].flatMap((scope) =>
  readdirSync(join("node_modules", scope)).flatMap((name) => (/^\.|^@types$/.test(name) ? [] : `${scope}${name}`)),
);

describe("types of the tags in a strict project", () => {
  const folder = mkdtempSync(join(tmpdir(), "suite-types-"));
  after(() => rmSync(folder, { recursive: true }));

  for (const [name, { framework, file, page, options, packages = {} }] of Object.entries(projects))
    it(`of ${name}`, () => {
      const project = join(folder, name);
      for (const name of ["@types", "suite-widgets"])
        mkdirSync(join(project, "node_modules", name), { recursive: true });
      for (const part of ["package.json", "dist"])
        symlinkSync(resolve(part), join(project, "node_modules/suite-widgets", part));
      const modules = { ...Object.fromEntries(installed.map((at) => [at, at])), ...packages };
      for (const [as, at] of Object.entries(modules))
        symlinkSync(resolve("node_modules", at), join(project, "node_modules", as));
      writeFileSync(join(project, file), `import type {} from "suite-widgets/${framework}";${page}`);
      const compilerOptions = {
        ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true, skipLibCheck: false, types: [] },
        ...{ module: "esnext", moduleResolution: "bundler", target: "es2022", preserveSymlinks: true, ...options },
      };
      writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [file] }));
      try {
        execFileSync(process.execPath, [resolve("node_modules/typescript-7/bin/tsc"), "-p", project], {
          encoding: "utf8",
          stdio: "pipe",
        });
      } catch (error) {
        assert.fail((error as { stdout: string }).stdout);
      }
    });
});
