import { shell } from "../shell.js";

const base = "/hosts/shadow-root/";

/** Content of a component's shadow root, rendered by the server. */
const post = `<site-post><template shadowrootmode="open">
<h1>Post 1</h1>
<div id="post">
<suite-follow data-model="blog.post" data-res-id="1"></suite-follow>
<suite-rating name="stars"></suite-rating>
<suite-carousel data-items="2">
<figure>Ash</figure>
<figure>Oak</figure>
<figure>Elm</figure>
</suite-carousel>
</div>
<button type="button">Next post</button>
<button type="button">Another slide</button>
<button type="button">First slide away</button>
<button type="button">Hide</button>
<button type="button">Show</button>
<output></output>
</template></site-post>
<a href="${base}about">About</a>`;

const about = `<main><h1>About</h1><a href="${base}">Home</a></main>`;

export const respond = ({ pathname, searchParams }) =>
  shell({
    base,
    title: "Shadow root",
    body: pathname.endsWith("/about") ? about : post,
    isLate: searchParams.has("late"),
  });
