import { describe, it } from "node:test";
import { hostNames } from "./bundle.ts";
import { journeys } from "./journeys.ts";
import { visit } from "./stage.ts";

for (const host of hostNames)
  describe(`elements in the host ${host}`, () => {
    for (const [name, journey] of Object.entries(journeys))
      it(`${host} ${name}`, async () => {
        await using visitor = await visit(host);
        await journey(visitor);
      });
  });
