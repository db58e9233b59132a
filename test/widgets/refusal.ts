import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { failures } from "#shared/i18n/en.json";
import { until } from "./shared/state/visitor.ts";

/** What the suite may answer, and what visitors read of it; undefined: the element's own sentence. */
const refusals = [
  { type: "user_error", said: "Sold out.", shown: "Sold out." },
  { type: "validation_error", said: "<b>Sold</b>\nout.", shown: "<b>Sold</b> out." },
  { type: "internal_error", said: "Sold out.", shown: undefined },
] as const;

/** From now on the suite refuses what is asked of these paths, until sinon restores. */
function refuse(paths: readonly string[], type: string, said: string): void {
  const real = window.fetch.bind(window);
  const data = {
    name: "",
    debug: "Traceback",
    message: `${said}\nNone`,
    arguments: [said, null],
    exception_type: type,
  };
  stub(window, "fetch").callsFake((input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return paths.some((path) => pathname.startsWith(path))
      ? Promise.resolve(Response.json({ jsonrpc: "2.0", id: 1, error: { code: 200, message: "", data } }))
      : real(input, init);
  });
}

/**
 * Tests that an element shows what was written for people, as text, and of all else a sentence of its own. To be called where its other tests
 * are, which restore what sinon has replaced.
 * @param paths of the suite that refuse
 * @param use lets the suite refuse from then on, and does what it refuses; gives the element
 */
export function showsRefusals(
  paths: readonly string[],
  use: (refuse: () => void) => Promise<Element>,
  ours = failures.failureServer,
): void {
  for (const { type, said, shown = ours } of refusals) {
    it(`shows of ${JSON.stringify(said)}, refused as ${type}: ${shown}`, async () => {
      const logged = stub(console, "error");
      const host = await use(() => refuse(paths, type, said));
      const alerts = () => [...host.shadowRoot!.querySelectorAll("[role=alert]")];
      await until(() => alerts().some(({ textContent }) => textContent), "no word of it");
      const [alert, ...more] = alerts().filter(({ textContent }) => textContent);
      expect([alert!.textContent, alert!.childElementCount, more.length]).to.deep.equal([shown, 0, 0]);
      expect(logged.firstCall.args[0], "the console has all of it").to.contain(said);
      expect(host.matches(":state(error)")).to.equal(true);
      await expect(host).to.be.accessible({ ignoredRules: ["region", "heading-order"] });
      restore();
    });
  }
}
