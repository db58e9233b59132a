import { running } from "../shell.js";

const main = document.querySelector("main");
const post = main.querySelector("#post");

function hear(text) {
  main.querySelector("output").append(`${text} `);
}

function show(id) {
  main.querySelector("h1").textContent = `Post ${id}`;
  post.querySelector("suite-follow").setAttribute("data-res-id", id);
  post.querySelector("suite-rating").value = id + 1;
}

if (post) {
  const kept = [...post.children];
  const slides = post.querySelector("suite-carousel");
  const actions = {
    "Next post": () => show(2),
    "Another slide"() {
      const slide = document.createElement("figure");
      slide.textContent = "Pine";
      slides.append(slide);
    },
    "First slide away": () => slides.firstElementChild.remove(),
    Hide: () => post.replaceChildren(),
    Show: () => post.replaceChildren(...kept),
  };
  main.addEventListener("click", ({ target }) => actions[target.textContent]?.());
  post.addEventListener("suite-follow-change", ({ detail }) => hear(`following ${detail.following}`));
  post.addEventListener("change", ({ detail }) => hear(`stars ${detail.value}`));
  show(1);
}
running();
