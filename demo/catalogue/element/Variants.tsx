/** @jsxImportSource hono/jsx */
import { readFileSync } from "node:fs";
import { Coded, Stage } from "#demo/common/Stage.tsx";
import type { View } from "#demo/common/view.ts";
import { Code } from "../Code.tsx";
import type { Variant } from "../examples/example.ts";
import { formatMarkup } from "../format-markup.ts";

const sheet = readFileSync(new URL("../static/example.css", import.meta.url), "utf8");
const rules = [...sheet.matchAll(/^([^\s@/}][^{}]*) \{[^{}]*\}$/gm)].map(([text, selector = ""]) => ({
  selector,
  text,
}));

/**
 * Returns the rules of `example.css` whose selector begins with `start`. The stage uses the same rules, so the sample cannot differ from
 * the page.
 * @throws Error if there is none
 */
function rulesOf(start: string): string {
  const found = rules.filter(({ selector }) => selector.startsWith(start));
  if (found.length === 0) throw new Error(`example.css has no rule for ${start}`);
  return found.map(({ text }) => text.replace(/^\.stage(?=\.)/, "")).join("\n");
}

/** Returns the sample to paste, in the container that a styled variant needs. */
const sample = ({ tag, stage }: Variant): string =>
  stage
    ? `<div class="${stage}">\n  ${formatMarkup(String(tag)).replaceAll("\n", "\n  ")}\n</div>`
    : formatMarkup(String(tag));

const styles = ({ stage, css }: Variant): string =>
  [...(stage ? [`.stage.${stage}`] : []), ...(css ? [css] : [])].map(rulesOf).join("\n");

const VariantBlock = ({ variant, id, view }: { variant: Variant; id: string; view: View }) => (
  <li class="variant">
    <h3>{variant.title}</h3>
    <p>
      <Coded text={variant.note} />
    </p>
    {variant.live !== null && (
      <div class="live">
        <Stage view={view} kind={variant.stage}>
          {variant.live ?? variant.tag}
        </Stage>
      </div>
    )}
    <Code id={id} text={sample(variant)} t={view.t} />
    {(variant.stage ?? variant.css) && <Code id={`${id}-css`} text={styles(variant)} t={view.t} language="css" />}
  </li>
);

export const Variants = ({ variants, view }: { variants: readonly Variant[]; view: View }) =>
  variants.length > 0 && (
    <section aria-labelledby="variants">
      <h2 id="variants">{view.t.variantsTitle}</h2>
      <ul class="variants" role="list">
        {variants.map((variant, index) => (
          <VariantBlock variant={variant} id={`variant-${index + 1}`} view={view} />
        ))}
      </ul>
    </section>
  );
