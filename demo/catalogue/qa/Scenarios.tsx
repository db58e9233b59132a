/** @jsxImportSource hono/jsx */
import { textsFor } from "#demo/common/texts/index.ts";
import type { Visit } from "#demo/server/visit.ts";
import { scenarios } from "./scenarios.ts";
import { scenarioOf } from "./settings.ts";
import { qaTexts } from "./texts.ts";

/** Scenarios of visitors, each a button that applies its settings; of the running one, the expected results. */
export const Scenarios = ({ visit }: { visit: Visit }) => {
  const t = qaTexts(visit);
  const { qa, path } = visit;
  const played = scenarioOf(qa.scenario);
  return (
    <form method="post" action="/qa/settings">
      <input type="hidden" name="back" value={path} />
      <fieldset>
        <legend>{t.scenarios}</legend>
        <div class="qa-row">
          {scenarios.map(({ name, texts }) => (
            <button name="scenario" value={name} aria-pressed={name === qa.scenario ? "true" : "false"}>
              {textsFor(visit, texts).title}
            </button>
          ))}
        </div>
        {played && (
          <div class="qa-played" role="region" aria-label={t.expected}>
            <strong>{t.expected}</strong>
            <ol>
              {textsFor(visit, played.texts).steps.map((step) => (
                <li>{step}</li>
              ))}
            </ol>
            <div class="qa-row">
              <button name="scenario" value="">
                {t.end}
              </button>
              {played.path !== path && <a href={played.path}>{t.openPage}</a>}
            </div>
          </div>
        )}
      </fieldset>
    </form>
  );
};
