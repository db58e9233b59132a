// Binds the buttons that make an element forget this browser: deletes its cookies and reloads the page.
import { find } from "#demo/common/find.ts";
import { announce } from "./common/announce.ts";

/** Key of the text to announce after the reload. */
const key = "demo.announced";
const button = find(document, "[data-forget]");

button.addEventListener("click", () => {
  const { forget: names = "", done = "" } = button.dataset;
  for (const name of names.split(" ")) document.cookie = `${name}=; path=/; max-age=0`;
  sessionStorage.setItem(key, done);
  location.reload();
});

const text = sessionStorage.getItem(key);
sessionStorage.removeItem(key);
if (text) announce(text);
