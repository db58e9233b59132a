import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { parse } from "valibot";
import { newRegistrationCall } from "#content/api/attendees.ts";
import { countryEventsCall } from "#content/api/country-events.ts";

interface Recording {
  readonly request: { readonly url: string; readonly json?: { readonly params: Record<string, unknown> } };
  readonly response: { readonly json?: { readonly result: unknown } };
}

const folder = new URL("../../fixtures/wire/event/", import.meta.url);

describe("recorded responses about events", () => {
  for (const file of readdirSync(folder).sort()) {
    const { request, response } = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Recording;
    if (!request.json) continue;
    it(`${file} matches the contract`, () => {
      const call = request.url === countryEventsCall.path ? countryEventsCall : newRegistrationCall(request.url);
      parse(call.result, response.json!.result);
      // integers are accepted as well, but never sent
      if (file !== "registration_new__integer.json") parse(call.params, request.json!.params);
    });
  }
});
