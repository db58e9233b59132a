import { expect } from "@open-wc/testing";
import { languagePrefix } from "#shared/loaded/language.ts";

it("a page of the suite: loads pages in the language of its own address, whatever an element's is", () => {
  const { pathname } = location;
  document.documentElement.dataset["websiteId"] = "1";
  try {
    expect(languagePrefix(location.origin, "fr")).to.equal("");
    history.replaceState(null, "", "/de_DE/blog");
    expect(languagePrefix(location.origin, "fr")).to.equal("/de_DE");
    expect(languagePrefix("https://suite.example", "fr-CA")).to.equal("/fr_CA");
  } finally {
    history.replaceState(null, "", pathname);
  }
});
