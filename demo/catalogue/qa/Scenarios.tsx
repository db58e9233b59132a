/** @jsxImportSource hono/jsx */
import type { Visit } from "#demo/server/visit.ts";
import { scenarios } from "./scenarios.ts";
import { scenarioOf } from "./settings.ts";

/** Scenarios of visitors, each a button that applies its settings; of the running one, the expected results. */
export const Scenarios = ({ visit: { qa, path } }: { visit: Visit }) => {
  const played = scenarioOf(qa.scenario);
  return (
    <form method="post" action="/qa/settings">
      <input type="hidden" name="back" value={path} />
      <fieldset>
        <legend>Scenarios</legend>
        <div class="qa-row">
          {scenarios.map(({ name, title }) => (
            <button name="scenario" value={name} aria-pressed={name === qa.scenario ? "true" : "false"}>
              {title}
            </button>
          ))}
        </div>
        {played && (
          <div class="qa-played" role="region" aria-label="Expected results">
            <strong>Expected results</strong>
            <ol>
              {played.steps.map((step) => (
                <li>{step}</li>
              ))}
            </ol>
            <div class="qa-row">
              <button name="scenario" value="">
                End the scenario
              </button>
              {played.path !== path && <a href={played.path}>Open its page</a>}
            </div>
          </div>
        )}
      </fieldset>
    </form>
  );
};
