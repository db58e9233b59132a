import { expect } from "@open-wc/testing";
import { pageContext } from "#shared/suite/index.ts";

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

it("reads the values that the suite wrote into its page", async () => {
  const page = await (await fetch("/test/fixtures/wire/pages/login.html")).text();
  expect(pageContext(parse(page))).to.deep.equal({
    lang: "en-US",
    websiteId: 1,
    userId: 4,
    isVisitor: true,
    isPublisher: false,
    csrfToken: "54c18d4f24842db3dedb57361293ce6d6737596ao",
  });
});

it("recognizes a signed-in user, under any brand", () => {
  const page = parse(`<html lang="fr_FR"><script>
    var acme = { csrf_token: '0123456789012345678901234567890123456789o', };
    acme.session_info = {"is_website_user": false, "user_id": 7};
  </script></html>`);
  expect(pageContext(page)).to.deep.include({
    lang: "fr-FR",
    isVisitor: false,
    userId: 7,
    csrfToken: "0123456789012345678901234567890123456789o",
  });
});

it("prefers the token without a deadline to that of a form", () => {
  const field = '<form><input type="hidden" name="csrf_token" value="fieldo1795245252"></form>';
  expect(pageContext(parse(field)).csrfToken).to.equal("fieldo1795245252");
  expect(pageContext(parse(`${field}<script>var x = { csrf_token: "heado" }</script>`)).csrfToken).to.equal("heado");
});

it("treats all users of a foreign page as visitors", () => {
  expect(pageContext(parse("<p>x</p>"))).to.deep.equal({
    lang: "",
    websiteId: undefined,
    userId: undefined,
    isVisitor: true,
    isPublisher: undefined,
    csrfToken: undefined,
  });
});

it("recognizes publishers of the website by attributes of their pages, and none on other pages", () => {
  const of = (root: string, isWebsiteUser = false) =>
    pageContext(parse(`<html ${root}><script>x.session_info = { is_website_user: ${isWebsiteUser} }</script></html>`))
      .isPublisher;
  expect(of('data-website-id="1" data-editable="1"')).to.equal(true);
  expect(of('data-website-id="1" data-translatable="1"')).to.equal(true);
  expect(of('data-website-id="1"')).to.equal(false);
  expect(of("", true)).to.equal(false);
  expect(of("")).to.equal(undefined);
});

it("reads a page once", () => {
  const page = parse("<p>x</p>");
  expect(pageContext(page)).to.equal(pageContext(page));
});
