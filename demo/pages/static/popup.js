import { say } from "./say.js";

// Lets the popup forget this browser: its cookie goes, and a new page arms it again.
document.querySelector("[data-forget]").addEventListener("click", ({ currentTarget: { dataset } }) => {
  document.cookie = `${dataset.forget}=; path=/; max-age=0`;
  sessionStorage.setItem("demo.said", dataset.done);
  location.reload();
});

const words = sessionStorage.getItem("demo.said");
sessionStorage.removeItem("demo.said");
if (words) say(words);
