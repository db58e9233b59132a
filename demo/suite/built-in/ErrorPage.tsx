/** @jsxImportSource hono/jsx */
import type { PageStatus } from "#demo/server/area.ts";
import { localPath } from "#demo/server/language.ts";
import type { Visit } from "#demo/server/visit.ts";
import { layoutTexts } from "./texts.ts";

export const errorTitle = (visit: Visit, status: PageStatus): string => layoutTexts(visit).errors[status].title;

export const ErrorPage = ({ visit, status }: { visit: Visit; status: PageStatus }) => {
  const { errors, popular, homepage, contactPage } = layoutTexts(visit);
  return (
    <div id="wrap">
      <div class="oe_structure oe_empty">
        <div class="container">
          <h1 class="mt32">{errors[status].title}</h1>
          <p>{errors[status].text}</p>
          <p>{popular}</p>
          <ul>
            <li>
              <a href={localPath("/", visit.siteLanguage)}>{homepage}</a>
            </li>
            <li>
              <a href={localPath("/contactus", visit.siteLanguage)}>{contactPage}</a>
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
};
