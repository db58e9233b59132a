import { shell } from "../shell.js";

const base = "/hosts/turbo/";

const post = (id) => `<suite-follow data-model="blog.post" data-res-id="${id}"></suite-follow>
<suite-rating name="stars" data-post-target="rating"></suite-rating>
<suite-carousel data-items="2">
<figure>Ash</figure>
<figure>Oak</figure>
<figure>Elm</figure>
</suite-carousel>`;

const home = (id) => `<main data-controller="post" data-post-stars-value="${id + 1}"
  data-action="suite-follow-change->post#follow change->post#rate">
<h1>Post ${id}</h1>
<turbo-frame id="post">${post(id)}</turbo-frame>
<a href="${base}?id=2" data-turbo-action="replace">Next post</a>
<a href="${base}slide" data-turbo-stream>Another slide</a>
<a href="${base}less" data-turbo-stream>First slide away</a>
<a href="${base}nothing" data-turbo-frame="post">Hide</a>
<a href="${base}" data-turbo-frame="post">Show</a>
<output data-post-target="heard"></output>
<a href="${base}about">About</a>
</main>`;

const about = `<main><h1>About</h1><a href="${base}">Home</a></main>`;

const stream = (text) => new Response(text, { headers: { "Content-Type": "text/vnd.turbo-stream.html" } });

/** Changes the present page where the page with another post differs. */
const head = '<meta name="turbo-refresh-method" content="morph">';

export function respond({ pathname, searchParams }) {
  const page = (body) => shell({ base, title: "Turbo", head, body, isLate: searchParams.has("late") });
  const pages = {
    about: () => page(about),
    nothing: () => page('<turbo-frame id="post"></turbo-frame>'),
    slide: () =>
      stream(
        '<turbo-stream action="append" targets="suite-carousel"><template><figure>Pine</figure></template></turbo-stream>',
      ),
    less: () => stream('<turbo-stream action="remove" targets="suite-carousel > figure:first-of-type"></turbo-stream>'),
  };
  return pages[pathname.slice(base.length)]?.() ?? page(home(Number(searchParams.get("id") ?? 1)));
}
