import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { failures } from "#shared/i18n/en.json";
import { until } from "./shared/state/visitor.ts";

/** Errors of the suite, each with the text that visitors read; undefined for the element's own text. */
const refusals = [
  { type: "user_error", said: "Sold out.", shown: "Sold out." },
  { type: "validation_error", said: "<b>Sold</b>\nout.", shown: "<b>Sold</b> out." },
  { type: "internal_error", said: "Sold out.", shown: undefined },
] as const;

/** Lets the suite refuse requests to these paths until sinon restores `fetch`. */
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
 * Tests that an element shows messages for visitors as text, and its own text for other errors. For use among the element's other tests,
 * which restore sinon's stubs.
 * @param paths paths of the suite that refuse
 * @param use calls `refuse`, starts the refused action and returns the element
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
