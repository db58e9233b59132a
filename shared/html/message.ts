import { blocks, markAttributes, marks, type Profile, words } from "./profile.ts";

/** Profile of the bodies of chat and chatter: all links open a new tab, and addresses become links. */
export const message: Profile = {
  elements: words(marks),
  blocks: words(blocks),
  attributes: words(markAttributes),
  dataAttributes: false,
  async polish(root) {
    for (const link of root.querySelectorAll<HTMLAnchorElement>("a[href]")) link.target = "_blank";
    // few messages have an address; if the chunk cannot be loaded, addresses stay text
    if (/https?:|www\./i.test(root.textContent))
      await import("./links.ts").then(
        ({ linkify }) => linkify(root),
        () => {},
      );
  },
};
