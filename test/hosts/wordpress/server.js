import { shell } from "../shell.js";
import content from "./post.html";

const base = "/hosts/wordpress/";

/** Renders static blocks as WordPress does: the stored markup without its delimiters. */
const blocks = (stored) => stored.replaceAll(/<!-- \/?wp:.*? -->\n?/g, "");

const post = (id) => `<main class="wp-block-group">
<h1 class="wp-block-post-title">Post ${id}</h1>
<div class="entry-content wp-block-post-content">
${blocks(content.replaceAll("{id}", id).replaceAll("{stars}", id + 1))}
</div>
<output></output>
<nav class="wp-block-group"><a href="${base}?p=${id + 1}" rel="next">Next post</a> <a href="${base}about">About</a></nav>
</main>`;

const about = `<main><h1 class="wp-block-post-title">About</h1><a href="${base}">Home</a></main>`;

export const respond = ({ pathname, searchParams }) =>
  shell({
    base,
    title: "WordPress",
    body: pathname.endsWith("/about") ? about : post(Number(searchParams.get("p") ?? 1)),
    isLate: searchParams.has("late"),
  });
