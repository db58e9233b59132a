// Script of a theme: it finds the content by its classes alone.
import { running } from "../shell.js";

const group = document.querySelector(".entry-content > .wp-block-group");

if (group) {
  const carousel = group.querySelector("suite-carousel");
  let kept = [];
  const actions = {
    "Another slide"() {
      const slide = Object.assign(document.createElement("figure"), {
        className: "wp-block-image",
        textContent: "Pine",
      });
      carousel.append(slide);
    },
    "First slide away": () => carousel.querySelector(".wp-block-image").remove(),
    Hide() {
      kept = [...group.childNodes];
      group.replaceChildren();
    },
    Show: () => group.replaceChildren(...kept),
  };
  const heard = document.querySelector("output");
  document.addEventListener("click", ({ target }) => actions[target.textContent]?.());
  document.addEventListener("suite-follow-change", ({ detail }) => heard.append(`following ${detail.following} `));
  document.addEventListener("change", ({ detail }) => heard.append(`stars ${detail.value} `));
}
running();
