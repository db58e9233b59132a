import { html } from "hono/html";

const titles = {
  400: "Bad Request",
  404: "Not Found",
  405: "Method Not Allowed",
  413: "Request Entity Too Large",
  500: "Internal Server Error",
  502: "Bad Gateway",
} as const;

const texts = {
  400: "The browser (or proxy) sent a request that this server could not understand.",
  404: "There is nothing at this address.",
  405: "The method is not allowed for the requested URL.",
  413: "The data value transmitted exceeds the capacity limit.",
  500: "The server encountered an internal error and was unable to complete your request. Either the server is overloaded or there is an error in the application.",
  502: "The suite behind this server does not answer.",
} as const;

/** Responds with the bare page of the HTTP layer, below the website: no layout, no cookies. */
export function plainPage(
  status: keyof typeof titles,
  text: string = texts[status],
  headers: Record<string, string> = {},
): Response {
  const body = html`<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">
<title>${status} ${titles[status]}</title>
<h1>${titles[status]}</h1>
<p>${text}</p>
`;
  return new Response(String(body), { status, headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });
}
