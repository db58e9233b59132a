import { expect, oneEvent } from "@open-wc/testing";
import Cookies from "js-cookie";
import { isWebKit, needs } from "#scripts/wtr/needs.mjs";
import { define } from "#shared/element/index.ts";
import { pageConsent, purposes } from "#website/common/consent.ts";
import consent from "#website/consent/consent.element.ts";
import socialPage from "#website/social-page/social-page.element.ts";
import video from "#website/video/video.element.ts";
import { until } from "../shared/state/visitor.ts";
import { blockFrames, part, place } from "./outside.ts";

for (const declaration of [consent, video, socialPage]) define(declaration);

const switches = (host: Element) => [...host.shadowRoot!.querySelectorAll("input")];

describe("suite-consent", () => {
  before(blockFrames);
  afterEach(() => {
    for (const purpose of purposes) pageConsent().choose(purpose, false, 0);
    Cookies.remove("suite_consent");
  });

  it("shows the purposes of its attribute, stores the choice and emits it", async () => {
    const host = await place('<suite-consent data-for="video tracking"></suite-consent>');
    expect(switches(host).map(({ checked, labels }) => [labels![0]!.textContent, checked])).to.deep.equal([
      ["Videos", false],
      ["Statistics of visits", false],
    ]);
    const told = oneEvent(host, "suite-consent-change");
    switches(host)[1]!.click();
    expect((await told).detail).to.deep.equal({ granted: ["tracking"] });
    expect(Cookies.get("suite_consent")).to.equal("tracking");
    const other = await place("<suite-consent></suite-consent>");
    expect(switches(other).map(({ checked }) => checked)).to.deep.equal([false, false, true]);
    switches(other)[0]!.click();
    await until(() => switches(host)[0]!.checked);
    expect(Cookies.get("suite_consent")).to.equal("video.tracking");
    await expect(host).to.be.accessible();
  });

  it("follows changes in another tab", async () => {
    const host = await place("<suite-consent></suite-consent>");
    // WebKitGTK has no events of cookies
    needs(!isWebKit);
    await cookieStore.set("suite_consent", "social.nonsense");
    await until(() => switches(host)[1]!.checked);
    expect(switches(host).map(({ checked }) => checked)).to.deep.equal([false, true, false]);
  });

  it("social-page: shows the network's page while social networks are allowed", async () => {
    const host = await place('<suite-social-page data-href="https://www.facebook.com/example"></suite-social-page>');
    expect(part(host, "frame")).to.equal(null);
    pageConsent().choose("social", true, 1);
    await until(() => part(host, "frame"));
    pageConsent().choose("social", false, 1);
    await until(() => part(host, "placeholder"));
  });

  it("video: stops when videos are no longer allowed; a press allows one video", async () => {
    const host = await place('<suite-video data-src="https://vimeo.com/76979871"></suite-video>');
    expect(part(host, "note")!.textContent).to.equal("Plays from player.vimeo.com, which then learns of your visit");
    pageConsent().choose("video", true, 1);
    await until(() => !part(host, "note"));
    expect(part(host, "player")).to.equal(null);
    part(host, "play")!.click();
    await until(() => part(host, "player"));
    pageConsent().choose("social", true, 1);
    expect(part(host, "player")).not.to.equal(null);
    pageConsent().choose("video", false, 1);
    await until(() => part(host, "note"));
    part(host, "play")!.click();
    await until(() => part(host, "player"));
  });
});
