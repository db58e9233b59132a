import { expect, oneEvent } from "@open-wc/testing";
import type { cookies as Cookies } from "#shared/state/cookies.ts";

type Page = Window & { cookies: typeof Cookies };

/** A page of a folder of the site: any file, shown as text. */
async function open(path: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement("iframe");
  frame.src = path;
  document.body.append(frame);
  await oneEvent(frame, "load");
  const script = frame.contentDocument!.createElement("script");
  script.type = "module";
  script.textContent = `import { cookies } from "/shared/state/cookies.ts"; window.cookies = cookies; dispatchEvent(new Event("read"));`;
  const isRead = oneEvent(frame.contentWindow!, "read");
  frame.contentDocument!.body.append(script);
  await isRead;
  return frame;
}

describe("cookies of one name", () => {
  let frame: HTMLIFrameElement;
  let cookies: typeof Cookies;
  const write = (path: string, value: string) => (frame.contentDocument!.cookie = `twice=${value}; path=${path}`);
  before(async () => {
    frame = await open("/test/widgets/ways.ts");
    ({ cookies } = frame.contentWindow as Page);
  });
  beforeEach(() => void write("/", "site"));
  afterEach(() => {
    for (const path of ["/", "/test", "/test/", "/test/widgets", "/test/widgets/ways.ts"]) write(path, "; max-age=0");
  });
  after(() => frame.remove());

  for (const path of ["/test", "/test/", "/test/widgets", "/test/widgets/ways.ts"]) {
    it(`are all read, the nearest first, with one of ${path}`, () => {
      write(path, "folder");
      expect(cookies.all("twice")).to.deep.equal(["folder", "site"]);
    });

    it(`are one once it is written, with one of ${path}`, () => {
      write(path, "folder");
      cookies.set("twice", "new");
      expect(cookies.all("twice")).to.deep.equal(["new"]);
    });

    it(`are gone once it is removed, with one of ${path}`, () => {
      write(path, "folder");
      cookies.remove("twice");
      expect(cookies.get("twice")).to.equal(undefined);
    });
  }

  it("do not touch another one whose name begins alike", () => {
    frame.contentDocument!.cookie = "twice-more=1; path=/";
    expect(cookies.all("twice")).to.deep.equal(["site"]);
    cookies.remove("twice-more");
  });
});
