import { defineConfig, globalIgnores } from "eslint/config";
import jsdoc from "eslint-plugin-jsdoc";
import reactHooks from "eslint-plugin-react-hooks";
import importSort from "eslint-plugin-simple-import-sort";
import ts from "typescript-eslint";
import { hiddenNames } from "./scripts/hidden-names.mjs";
import { importBoundaries } from "./scripts/import-boundaries.mjs";

const template = "scripts/template"; // elements are made from it, so it keeps the rules of what they become
const product = ["widgets", "shared", "demo", `${template}/element`].map((folder) => `${folder}/**/*.{ts,tsx}`);
const views = ["widgets", "shared/ui", `${template}/element`].map((folder) => `${folder}/**/*.tsx`);
const stores = ["widgets", `${template}/element`].map((folder) => `${folder}/**/*.store.ts`);
const tests = ["test", `${template}/unit`, `${template}/widgets`].map((folder) => `${folder}/**/*.{ts,tsx}`);
const pageTests = ["test/{widgets,growth,engines}", `${template}/widgets`].map((folder) => `${folder}/**/*.{ts,tsx}`);

// A default import of React pulls all of preact/compat into the core: 2.2 kB.
const reactDefault = {
  selector:
    "ImportDeclaration[source.value=/^react(-dom)?(\\u002F|$)/] > :matches(ImportDefaultSpecifier, ImportNamespaceSpecifier)",
  message: 'Import by name: import { useState } from "react".',
};

// Blocked by the strict content policy that our pages promise to work under, or an open door for server HTML.
const injection = [
  {
    selector: "AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/]",
    message: "HTML enters the DOM through shared/html alone.",
  },
  {
    selector:
      "CallExpression > MemberExpression.callee[property.name=/^(insertAdjacentHTML|setHTML|setHTMLUnsafe|createContextualFragment|parseFromString)$/]",
    message: "HTML enters the DOM through shared/html alone.",
  },
  {
    selector: "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]",
    message: "Never document.write.",
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: "HTML enters the DOM through shared/html alone.",
  },
];
const inlineStyle = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: "Looks live in the style sheet; a strict policy blocks style attributes.",
  },
  {
    selector: "JSXOpeningElement[name.name='style']",
    message: "Looks live in the style sheet; a strict policy blocks <style>.",
  },
  {
    selector: "CallExpression[callee.property.name='setAttribute'][arguments.0.value='style']",
    message: "A strict policy blocks style attributes.",
  },
];

// An address of the suite may run a script: one module checks all of them. `location` may be that of any window.
const navigation = {
  selector:
    "CallExpression > MemberExpression.callee[property.name=/^(assign|replace)$/]:matches([object.name='location'], [object.property.name='location']), AssignmentExpression > :matches(Identifier.left[name='location'], MemberExpression.left:matches([property.name='location'], [object.name='location'], [object.property.name='location'])), CallExpression > MemberExpression.callee[object.name=/^(window|globalThis)$/][property.name='open']",
  message: "Visitors are sent to an address by shared/html/navigate.ts alone.",
};
const reload = {
  selector: "CallExpression > MemberExpression.callee[object.name='location'][property.name='reload']",
  message: "Pages are loaded again by reloadPage() of shared/html.",
};

const upperCase = {
  selector: "VariableDeclarator > Identifier.id[name=/^[A-Z][A-Z\\d_]+$/]",
  message: "Constants are in lower camel case.",
};

const manyUndos = {
  selector: "CallExpression[callee.property.name='addEventListener'][arguments.0.value='abort']",
  message: "untilAbort() of shared/state: a browser compares each listener of a signal with all that it has.",
};

const luck = [
  {
    selector:
      ":matches(CallExpression, MemberExpression) > MemberExpression[object.name=/^(it|test|describe|suite)$/][property.name=/^(skip|only|todo)$/]",
    message: "Every test runs, every time.",
  },
  {
    selector:
      "CallExpression[callee.name=/^(it|test|describe|suite)$/] > ObjectExpression > Property[key.name=/^(skip|only|todo)$/]",
    message: "Every test runs, every time.",
  },
  {
    selector: "CallExpression[callee.object.name=/^(t|context)$/][callee.property.name=/^(skip|todo)$/]",
    message: "Every test runs, every time.",
  },
  {
    selector: "CallExpression[callee.name=/^(xit|xdescribe|fit|fdescribe)$/]",
    message: "Every test runs, every time.",
  },
  {
    selector:
      "CallExpression[callee.name=/^(setTimeout|setInterval|aTimeout|sleep)$/], CallExpression[callee.property.name=/^(waitForTimeout|aTimeout)$/]",
    message: "Wait for what you expect (waitUntil, expect.poll, an event), or use a fake clock.",
  },
  {
    selector: "ImportDeclaration[source.value=/timers.promises$/]",
    message: "Wait for what you expect, or use a fake clock.",
  },
];

const sharedHook = {
  selector: "Program > ExpressionStatement > CallExpression[callee.name=/^(before|after)Each$/]",
  message: "Files of an area share a process: a hook around each test belongs into a describe.",
};

// node:test's own calls return promises that the runner waits for.
const testCalls = [{ from: "package", package: "node:test", name: ["test", "it", "describe", "suite"] }];

const unawaited = {
  selector:
    "ExpressionStatement > CallExpression:matches([callee.name=/^(fixture|waitUntil|oneEvent|nextFrame|elementUpdated|sendKeys|sendMouse|emulateMedia|setViewport)$/], [callee.property.name='accessible'])",
  message: "Wait for it: await.",
};

// "What …" and "Whether …" leave the reader without a subject.
const begins =
  "^(?!(What|Whether|Of|That|Where|Who|Whom|Whose|Which|It|They|Those|The same|So|Then|If|When|For|How|Why)\\b)[\\s\\S]*$";
const beginning = "A doc comment begins with a verb in the third person, or with a noun phrase.";
const functionLines = { max: 60, skipBlankLines: true, skipComments: true };

const noBehaviour = "A view turns props and a store into markup; behaviour belongs to the store.";
const noDom = "A store runs in Node: it has no DOM.";
const forbid = (message, names) => names.map((name) => ({ name, message }));
const windows = forbid("Windows are opened by openWindow() of shared/html.", ["open"]);

export default defineConfig(
  globalIgnores(["dist/", "release/", ".cache/", "node_modules/"]),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "error" } },
  ts.configs.recommended,
  {
    languageOptions: { parserOptions: { lib: [] } }, // no rule asks for the hundreds of names that libraries declare
    plugins: { "import-sort": importSort },
    rules: {
      // side effects, packages, our names, files nearby: one block without blank lines
      "import-sort/imports": ["error", { groups: [["^\\u0000", "^node:", "^@?\\w", "^#", "^\\."]] }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/ban-ts-comment": [
        "error",
        { "ts-expect-error": true, "ts-ignore": true, "ts-nocheck": true },
      ],
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true, argsIgnorePattern: "^_" }],
      "max-lines": ["error", 250],
      "no-restricted-syntax": ["error", reactDefault],
      eqeqeq: ["error", "smart"],
      "prefer-const": "error",
    },
  },
  {
    // Tags of types are those of JavaScript; TypeScript has its own.
    plugins: { jsdoc },
    rules: {
      "jsdoc/match-description": ["error", { contexts: ["any"], matchDescription: begins, message: beginning }],
      "jsdoc/check-tag-names": ["error", { definedTags: ["jsxImportSource"] }],
    },
  },
  { files: product, rules: { "max-lines-per-function": ["error", functionLines] } },
  {
    // The few rules that need types: an unawaited promise lets a test pass that should fail.
    files: [...product, ...tests],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-floating-promises": ["error", { allowForKnownSafeCalls: testCalls }],
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      "@typescript-eslint/await-thenable": "error",
    },
  },
  {
    plugins: { suite: { rules: { "import-boundaries": importBoundaries, "hidden-names": hiddenNames } } },
    rules: { "suite/import-boundaries": "error" },
    files: [...product, ...tests],
  },
  // the demo's pages are ours alone
  { files: product.filter((files) => !files.startsWith("demo")), rules: { "suite/hidden-names": "error" } },
  {
    files: product,
    rules: {
      "no-restricted-syntax": ["error", reactDefault, upperCase, ...injection, ...inlineStyle, navigation],
      "no-restricted-globals": ["error", ...windows],
    },
  },
  { files: ["demo/**"], rules: { "no-restricted-syntax": ["error", reactDefault, ...injection, ...inlineStyle] } },
  {
    files: ["widgets/**", "shared/ui/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        reactDefault,
        upperCase,
        ...injection,
        ...inlineStyle,
        navigation,
        reload,
        manyUndos,
      ],
    },
  },
  {
    files: ["shared/html/**"],
    rules: { "no-restricted-syntax": ["error", reactDefault, upperCase, ...inlineStyle, navigation] },
  },
  { files: ["shared/html/navigate.ts"], rules: { "no-restricted-syntax": ["error", reactDefault, upperCase] } },
  { ...reactHooks.configs.flat.recommended, files: views },
  {
    files: views,
    rules: {
      "no-restricted-globals": [
        "error",
        ...windows,
        ...forbid(noBehaviour, [
          "fetch",
          "XMLHttpRequest",
          "WebSocket",
          "localStorage",
          "sessionStorage",
          "indexedDB",
          "setTimeout",
          "setInterval",
        ]),
      ],
      "no-restricted-properties": ["error", { object: "document", property: "cookie", message: noBehaviour }],
    },
  },
  {
    files: stores,
    rules: {
      "no-restricted-globals": [
        "error",
        ...windows,
        ...forbid(noDom, ["document", "window", "location", "HTMLElement", "customElements", "MutationObserver"]),
      ],
    },
  },
  { files: tests, rules: { "no-restricted-syntax": ["error", reactDefault, ...luck, sharedHook] } },
  {
    files: pageTests,
    rules: {
      "no-restricted-syntax": ["error", reactDefault, ...luck, unawaited],
      "@typescript-eslint/no-floating-promises": "off", // chai's types give a promise for every equal()
      "@typescript-eslint/no-unused-expressions": "off", // expect(x).to.be.true
    },
  },
);
