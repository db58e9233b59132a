/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from "hono/jsx";
import { localPath } from "#demo/server/language.ts";
import type { Visit } from "#demo/server/visit.ts";
import { portalTexts } from "./texts.ts";

/** Page below /my. */
export const Frame = ({ visit, title, children }: PropsWithChildren<{ visit: Visit; title: string }>) => (
  <>
    <div class="o_portal container mt-3">
      <ol class="o_portal_submenu breadcrumb mb-0 py-2 flex-grow-1">
        <li class="breadcrumb-item">
          <a
            href={localPath("/my/home", visit.siteLanguage)}
            aria-label={portalTexts(visit).home}
            title={portalTexts(visit).home}
          >
            <i class="fa fa-home"></i>
          </a>
        </li>
        <li class="breadcrumb-item">{title}</li>
      </ol>
    </div>
    <div id="wrap" class="o_portal_wrap">
      <div class="container mb64">{children}</div>
    </div>
  </>
);
