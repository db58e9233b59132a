import { describe } from "node:test";
import { allowed, refused } from "./lint.ts";

const widget = "widgets/marketing/subscribe/subscribe.store.ts";
const view = "widgets/marketing/subscribe/Subscribe.tsx";

describe("names in the page that hide what nodes have", () => {
  const asks = (what: string) =>
    `export const ask = (form: HTMLFormElement, field: Element, event: Event): unknown => ${what};\n`;
  for (const [what, code] of [
    ["a form's function", 'form.querySelector("b")'],
    ["a form that is found by its tag", 'field.closest("form")?.action'],
    ["the document's function", "document.addEventListener"],
    ["another document", "field.ownerDocument.body"],
    ["a parent", 'field.parentElement!.querySelector("b")'],
    ["a root", "field.getRootNode().addEventListener"],
    ["what closest() finds by a class", 'field.closest(".row")?.querySelector("b")'],
    ["what closest() finds by one of several selectors", 'field.closest("li,.row")!.children'],
    ["a constant that closest() has given", '{ const row = field.closest("[data-id]"); return row?.id; }'],
    ["the target of an event", '(event.target as Element).closest("a")'],
  ] as const)
    refused(what, widget, asks(code), /hidden-names: Names in the page hide/);
  allowed(
    "what own() and prototypes give",
    widget,
    `import { own, ownDocument } from "#shared/element/index.ts";\n${asks(
      '[own(form).action, ownDocument.body, Element.prototype.matches.call(form, "b"), own(event.target as Element).closest("a")]',
    )}`,
  );
  allowed(
    "what closest() finds by tags, or without forms",
    widget,
    asks('[event.type, field.closest("td.a,ul > li")!.children, field.closest(".row:not(form)")!.id]'),
  );
  allowed("a view's own form", view, "export const ask = (form: HTMLFormElement) => form.elements;\n");
});
