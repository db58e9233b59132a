import { expect, fixture } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import ratingPopover from "#content/rating-popover/rating-popover.element.ts";
import { define } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";

define(ratingPopover);

const hour = 3_600_000;
const suiteDate = (time: number) => new Date(time).toISOString().slice(0, 19).replace("T", " ");
const date = suiteDate(Date.now() - 5 * hour);

/** The suite's markup; the text follows the face. */
const builtIn = (
  given = date,
) => `<suite-rating-popover data-rating="7" data-date="${given}"><img class="o_rating_image"
  data-id="7" data-rating-date="${given}" src="data:," alt="Happy"></suite-rating-popover>
  <div hidden id="rating_7"><strong>Marc</strong> - <span class="rating_timeduration"></span><p>Rated by: Joel</p></div>`;
const plain = `<suite-rating-popover data-date="${date}"><b>Good</b><div slot="content">Joel, <time></time></div></suite-rating-popover>`;

async function setup(html: string) {
  const box = await fixture<HTMLElement>(`<div>${html}</div>`);
  const host = box.querySelector<HTMLElement>("suite-rating-popover")!;
  await until(() => host.matches(":state(ready),:state(error)"));
  const popover = host.shadowRoot!.querySelector<HTMLElement>("[part~=popover]")!;
  const isOpen = () => popover?.matches(":popover-open");
  return { box, host, popover, isOpen, control: host.firstElementChild as HTMLElement };
}

describe("suite-rating-popover", () => {
  afterEach(restore);

  it("opens by the pointer, with the content elsewhere in the page and the age of the rating", async () => {
    const { host, popover, isOpen, control } = await setup(builtIn());
    host.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    await until(() => isOpen() && host.matches(":state(open)"));
    expect(popover.textContent.replace(/\s+/g, " ")).to.equal("Marc - 5 hours agoRated by: Joel");
    expect([control.role, control.ariaLabel, control.ariaExpanded]).to.deep.equal(["button", "Happy", "true"]);
    await expect(host).to.be.accessible();
    host.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    await until(() => !isOpen());
  });

  it("opens and closes by keys", async () => {
    const { isOpen, control, popover } = await setup(plain);
    control.focus();
    await sendKeys({ press: "Enter" });
    await until(isOpen);
    expect(popover.textContent).to.equal("Joel, 5 hours ago");
    await sendKeys({ press: "Escape" });
    await until(() => !isOpen());
    expect(document.activeElement === control).to.equal(true);
  });

  it("restores the page", async () => {
    for (const html of [builtIn(), plain]) {
      const { box, host, isOpen, control } = await setup(html);
      control.click();
      await until(isOpen);
      host.remove();
      await until(() => !host.querySelector("[role],[tabindex],[aria-expanded]"));
      const before = document.createElement("div");
      before.innerHTML = html;
      expect([host.outerHTML, box.innerHTML]).to.deep.equal([
        before.firstElementChild!.outerHTML,
        before.innerHTML.slice(before.firstElementChild!.outerHTML.length),
      ]);
    }
  });

  it("reports a missing text and an invalid date", async () => {
    const logged = stub(console, "error");
    await setup(builtIn().replace('id="rating_7"', ""));
    expect(logged.firstCall.args.join(" ")).to.contain("no element rating_7");
    await setup(builtIn("yesterday"));
    await until(() => logged.callCount > 1);
    expect(logged.lastCall.args.join(" ")).to.contain('data-date="yesterday" is not a date');
  });
});
