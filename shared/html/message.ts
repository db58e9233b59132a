import { linkify } from "./links.ts";
import { blocks, markAttributes, marks, words, type Profile } from "./profile.ts";

/** Bodies of chat and chatter; addresses in them become links. */
export const message: Profile = {
  elements: words(marks),
  blocks: words(blocks),
  attributes: words(markAttributes),
  dataAttributes: false,
  polish: linkify,
};
