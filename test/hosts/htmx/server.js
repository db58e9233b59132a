import { shell } from "../shell.js";

const base = "/hosts/htmx/";

const post = (id) => `<h1>Post ${id}</h1>
<suite-follow data-model="blog.post" data-res-id="${id}"></suite-follow>
<suite-rating name="stars" value="${id + 1}"></suite-rating>
<suite-carousel data-items="2">
<figure>Ash</figure>
<figure>Oak</figure>
<figure>Elm</figure>
</suite-carousel>`;

const home = `<main hx-boost="true">
<div id="post">${post(1)}</div>
<button hx-get="${base}post?id=2" hx-target="#post">Next post</button>
<button hx-get="${base}slide" hx-target="suite-carousel" hx-swap="beforeend">Another slide</button>
<button hx-get="${base}nothing" hx-target="suite-carousel > figure" hx-swap="delete">First slide away</button>
<button hx-get="${base}nothing" hx-target="#post">Hide</button>
<button hx-get="${base}post?id=1" hx-target="#post">Show</button>
<output hx-get="${base}heard" hx-trigger="suite-follow-change from:closest main, change from:closest main"
  hx-vals="js:{ ...event.detail }" hx-swap="beforeend"></output>
<a href="${base}about">About</a>
</main>`;

const about = `<main hx-boost="true"><h1>About</h1><a href="${base}">Home</a></main>`;

/** Serves pages, and the fragments that htmx requests. */
const pieces = {
  post: (query) => post(Number(query.get("id"))),
  slide: () => "<figure>Pine</figure>",
  nothing: () => "",
  heard: (query) => (query.has("value") ? `stars ${query.get("value")} ` : `following ${query.get("following")} `),
};

export function respond({ pathname, searchParams }) {
  const piece = pieces[pathname.slice(base.length)];
  if (piece) return piece(searchParams);
  const body = pathname === `${base}about` ? about : home;
  return shell({ base, title: "htmx", body, isLate: searchParams.has("late") });
}
