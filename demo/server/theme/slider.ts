import type { Hono } from "hono";
import { tabLayoutCall, tabPaneCall } from "#theme/api/tabs.ts";
import { listPosts } from "../content/records.ts";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { missingError } from "../fault.ts";
import { escapeHtml } from "../html.ts";
import { requireArguments, toInt } from "../python.ts";
import { rpc } from "../rpc.ts";
import type { User } from "../session.ts";
import { postSlides } from "./slides.ts";

interface Tab {
  readonly id: number;
  readonly slider_id: number;
  readonly name: string;
  readonly blog_id: number;
}

type Slider = Readonly<Record<"items" | "speed", number>> & Readonly<Record<"autoplay" | "loop" | "nav", boolean>>;

/** Numbers of the theme's layouts. */
const layouts = [202, 203, 204, 205, 206, 207, 208, 209, 210, 263, 280, 298, 323, 348];

const tabsHtml = (number: number, tabs: readonly Tab[], first: string): string =>
  `<ul class="nav nav-tabs js_cls_corpomate_blog_slider_nav_tabs_ul_${number}" role="tablist">` +
  tabs
    .map(
      ({ id, name }, at) =>
        `<li class="nav-item"><a class="nav-link${at ? "" : " active"}" data-toggle="tab" data-tab_id="${id}" href="#nav_tab_${id}">${escapeHtml(name)}</a></li>`,
    )
    .join("") +
  `</ul><div class="tab-content js_cls_corpomate_blog_slider_tab_content_${number}">` +
  tabs
    .map(({ id }, at) => `<div class="tab-pane${at ? "" : " active"}" id="nav_tab_${id}">${at ? "" : first}</div>`)
    .join("") +
  "</div>";

/** Serves tabs with carousels of blog posts. */
export function sliderRoutes(app: Hono<SuiteEnv>, database: Database): void {
  const settings = async (id: number): Promise<Slider> => {
    const [slider] = await database.query<Slider>(
      "select items, autoplay, speed, loop, nav from tab_slider where id = $1",
      [id],
    );
    if (!slider) throw missingError(id);
    return slider;
  };
  /** Returns the newest posts of a blog. */
  const slides = async ({ blog_id }: Tab, user: User) =>
    postSlides((await listPosts(database, user, blog_id)).slice(0, 3));

  for (const number of layouts) {
    const name = `sh_corpomate_theme_tmpl_${number}`;
    app.all(
      tabLayoutCall(name).path,
      rpc<ReturnType<typeof tabLayoutCall>>(async (params, { user }) => {
        requireArguments("tab_pane_layout", params, ["slider_id"]);
        const id = toInt(params["slider_id"]);
        const slider = await settings(id);
        const tabs = await database.query<Tab>("select * from tab_slider_tab where slider_id = $1 order by id", [id]);
        return { data: tabsHtml(number, tabs, tabs[0] ? await slides(tabs[0], user) : ""), ...slider };
      }),
    );
    app.all(
      tabPaneCall(name).path,
      rpc<ReturnType<typeof tabPaneCall>>(async (params, { user }) => {
        requireArguments("tab_pane_one", params, ["tab_id", "token"]);
        const id = toInt(params["tab_id"]);
        const [tab] = await database.query<Tab>("select * from tab_slider_tab where id = $1", [id]);
        if (!tab) throw missingError(id);
        return { data: await slides(tab, user), ...(await settings(tab.slider_id)) };
      }),
    );
  }
}
