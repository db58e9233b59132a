/** @jsxImportSource hono/jsx */
import type { PageStatus } from "#demo/server/area.ts";
import { localPath } from "#demo/server/language.ts";
import type { Visit } from "#demo/server/visit.ts";

const texts = {
  400: {
    title: "400: Bad Request",
    text: "This page or form has expired, or the request was not complete. Reload the page and try again.",
  },
  403: { title: "403: Forbidden", text: "The page you were looking for could not be authorized." },
  404: {
    title: "404: Page not found!",
    text: "The page you were looking for could not be found; it is possible you have typed the address incorrectly, but it has most probably been removed.",
  },
} as const;

export const errorTitle = (status: PageStatus): string => texts[status].title;

export const ErrorPage = ({ visit, status }: { visit: Visit; status: PageStatus }) => (
  <div id="wrap">
    <div class="oe_structure oe_empty">
      <div class="container">
        <h1 class="mt32">{texts[status].title}</h1>
        <p>{texts[status].text}</p>
        <p>Maybe you were looking for one of these popular pages ?</p>
        <ul>
          <li>
            <a href={localPath("/", visit.siteLanguage)}>Homepage</a>
          </li>
          <li>
            <a href={localPath("/contactus", visit.siteLanguage)}>Contact Us</a>
          </li>
        </ul>
      </div>
    </div>
  </div>
);
