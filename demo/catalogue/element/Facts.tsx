/** @jsxImportSource hono/jsx */
import type { Token } from "marked";
import { weave } from "#demo/common/texts/index.ts";
import type { View } from "#demo/common/view.ts";
import type { WidgetDeclaration } from "#shared/element/index.ts";
import { reference, type Section } from "../guides/guide.ts";
import { Markdown } from "../guides/Markdown.tsx";

/** A section of the reference begins with the tags of its elements: "For `suite-cart` and `suite-cart-popover`." */
const isFor = (tag: string, { tokens }: Section): boolean => {
  const lead = tokens.find(({ type }) => type === "paragraph")?.raw ?? "";
  return lead.startsWith("For `suite-") && lead.includes(`\`${tag}\``);
};

/** Facts of the reference about an element: lists and tables, without headings. */
export const factsOf = (tag: string): readonly Token[] =>
  reference.documents
    .flatMap(({ sections }) => sections)
    .filter((section) => isFor(tag, section))
    .flatMap(({ tokens }) => tokens.filter(({ type }) => type === "list" || type === "table"));

export const Facts = ({ element: { tag }, view }: { element: WidgetDeclaration; view: View }) => {
  const tokens = factsOf(tag);
  const { t, link } = view;
  if (tokens.length === 0) return null;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{t.suiteFactsTitle}</h2>
      <p>{weave(t.suiteFactsNote, { reference: <a href={link("/reference")}>{t.referenceTitle}</a> })}</p>
      <div class="guide" lang="en" dir="ltr">
        <Markdown tokens={tokens} folder="reference" id="fact" view={view} />
      </div>
    </section>
  );
};
