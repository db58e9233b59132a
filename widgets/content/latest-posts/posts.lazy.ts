/** The door of what the posts need once they have come. */
export { readPosts } from "./posts.markup.ts";
