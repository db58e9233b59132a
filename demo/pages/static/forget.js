import { say } from "./say.js";

// Lets the element forget this browser: its cookies go, and a new page begins anew.
document.querySelector("[data-forget]").addEventListener("click", ({ currentTarget: { dataset } }) => {
  for (const name of dataset.forget.split(" ")) document.cookie = `${name}=; path=/; max-age=0`;
  sessionStorage.setItem("demo.said", dataset.done);
  location.reload();
});

const words = sessionStorage.getItem("demo.said");
sessionStorage.removeItem("demo.said");
if (words) say(words);
