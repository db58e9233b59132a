import { running } from "../shell.js";

/** Element whose server has rendered its shadow root; tags in the root belong to it, as those of the page belong to the page. */
class SitePost extends HTMLElement {
  #kept = [];

  connectedCallback() {
    const root = this.shadowRoot;
    const post = root.getElementById("post");
    const [follow, rating, carousel] = (this.#kept = [...post.children]);
    const hear = (text) => root.querySelector("output").append(`${text} `);
    const show = (id) => {
      root.querySelector("h1").textContent = `Post ${id}`;
      follow.dataset.resId = id;
      rating.value = id + 1;
    };
    const actions = {
      "Next post": () => show(2),
      "Another slide": () => carousel.append(Object.assign(document.createElement("figure"), { textContent: "Pine" })),
      "First slide away": () => carousel.firstElementChild.remove(),
      Hide: () => post.replaceChildren(),
      Show: () => post.replaceChildren(...this.#kept),
    };
    root.addEventListener("click", ({ target }) => actions[target.textContent]?.());
    follow.addEventListener("suite-follow-change", ({ detail }) => hear(`following ${detail.following}`));
    rating.addEventListener("change", ({ detail }) => hear(`stars ${detail.value}`));
    show(1);
    // the loader searches shadow roots that announce themselves
    root.dispatchEvent(new Event("suite-root", { bubbles: true, composed: true }));
  }
}

customElements.define("site-post", SitePost);
running();
