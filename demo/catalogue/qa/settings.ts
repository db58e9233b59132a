import type { Fields } from "#demo/server/form.ts";
import { calm, type QaSettings, readQa } from "#demo/server/qa.ts";
import { type Scenario, scenarios } from "./scenarios.ts";

/** The one that somebody starts; an empty name ends it. */
const startScenario = (before: QaSettings, name: string, scenario: Scenario | undefined): QaSettings => ({
  ...before,
  ...calm,
  ...scenario?.settings,
  scenario: scenario ? name : "",
  until: scenario?.seconds ? Date.now() + scenario.seconds * 1000 : 0,
});

/** The scenario that a form starts or that is played. */
export const scenarioOf = (name: string | undefined): Scenario | undefined =>
  scenarios.find((scenario) => scenario.name === name);

/**
 * The settings after a form of the panel or of the header was sent. What the form does not have keeps its value; a check
 * box that is off sends nothing, so `checks` names those that the form has. Errors come as per cent.
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
      operators: !checked("nobody", !before.operators),
      // whoever sets it by hand plays on their own
      ...("latency" in fields && { scenario: "", until: 0 }),
    }),
  );
}

/** Whether the suite was asked to behave otherwise than well. */
export const misbehaves = ({ latency, errors, offline, garbage, operators }: QaSettings): boolean =>
  latency > 0 || errors > 0 || offline || garbage || !operators;

/** Kept until the browser is closed, since a misbehaving suite should not surprise anybody next week. */
export const settingsCookie = (qa: QaSettings): string =>
  `suite_qa=${encodeURIComponent(JSON.stringify(qa))}; Path=/; SameSite=Lax`;
