import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { parse } from "valibot";
import { countryEvents } from "#content/common/calls/contract/events.ts";
import { newRegistration } from "#content/common/calls/contract/registration.ts";

interface Recording {
  readonly request: { readonly url: string; readonly json?: { readonly params: Record<string, unknown> } };
  readonly response: { readonly json?: { readonly result: unknown } };
}

const folder = new URL("../../fixtures/wire/event/", import.meta.url);

describe("what a real suite answers about events", () => {
  for (const file of readdirSync(folder).sort()) {
    const { request, response } = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Recording;
    if (!request.json) continue;
    it(`${file} fits the contract`, () => {
      const call = request.url === countryEvents.path ? countryEvents : newRegistration(request.url);
      parse(call.result, response.json!.result);
      // whole numbers are taken as well, but never sent
      if (file !== "registration_new__integer.json") parse(call.params, request.json!.params);
    });
  }
});
