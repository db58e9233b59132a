import type { Fields } from "#demo/server/form.ts";
import { calm, type QaSettings, readQa } from "#demo/server/qa.ts";
import { type Scenario, scenarios } from "./scenarios.ts";

/** Returns the settings of a scenario; an empty name ends the running one. */
const startScenario = (before: QaSettings, name: string, scenario: Scenario | undefined): QaSettings => ({
  ...before,
  ...calm,
  ...scenario?.settings,
  scenario: scenario ? name : "",
  until: scenario?.seconds ? Date.now() + scenario.seconds * 1000 : 0,
});

/** Returns the scenario that a form starts or that is running. */
export const scenarioOf = (name: string | undefined): Scenario | undefined =>
  scenarios.find((scenario) => scenario.name === name);

/**
 * Returns the settings after a form of the panel or of the header was sent. Settings without a field keep their values. Unchecked boxes
 * send nothing, so `checks` names the boxes of the form. Error rates are per cent.
 */
export function settingsFromForm(fields: Fields, before: QaSettings): QaSettings {
  if ("reset" in fields) return readQa(undefined);
  const { scenario: name } = fields;
  if (name !== undefined) return startScenario(before, name, scenarioOf(name));
  const {
    lang = before.lang,
    dir = before.dir,
    scheme = before.scheme,
    country = before.country,
    refusal = before.refusal,
    checks = "",
  } = fields;
  const checked = (name: string, was: boolean) => (checks.split(" ").includes(name) ? name in fields : was);
  return readQa(
    JSON.stringify({
      ...before,
      lang,
      dir,
      scheme,
      country,
      refusal,
      latency: "latency" in fields ? Number(fields["latency"]) : before.latency,
      errors: "errors" in fields ? Number(fields["errors"]) / 100 : before.errors,
      offline: checked("offline", before.offline),
      garbage: checked("garbage", before.garbage),
      operators: !checked("unattended", !before.operators),
      // a setting by hand ends the scenario
      ...("latency" in fields && { scenario: "", until: 0 }),
    }),
  );
}

/** Returns true if the settings let the suite misbehave. */
export const misbehaves = ({ latency, errors, offline, garbage, operators }: QaSettings): boolean =>
  latency > 0 || errors > 0 || offline || garbage || !operators;

/** Returns a session cookie: a misbehaving suite would be a surprise next week. */
export const settingsCookie = (qa: QaSettings): string =>
  `suite_qa=${encodeURIComponent(JSON.stringify(qa))}; Path=/; SameSite=Lax`;
