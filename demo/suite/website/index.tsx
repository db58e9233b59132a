/** @jsxImportSource hono/jsx */
import type { Area, BuiltInPage } from "#demo/server/area.ts";
import type { SuiteContext } from "#demo/server/env.ts";
import { companies, companyOf, isEditor, pageOf, websiteOf, websites } from "#demo/server/website/site.ts";
import { activeViews } from "#demo/server/website/views.ts";
import { portalTexts } from "../portal/texts.ts";
import { About } from "./About.tsx";
import { Login } from "./Login.tsx";
import { type ResetForm, ResetPage } from "./Reset.tsx";
import { websiteTexts } from "./texts.ts";
import { Tools } from "./Tools.tsx";

export const websitePages: Area["pages"] = (app, { database, render }) => {
  app.get("/aboutus", (c) =>
    render(c, { title: websiteTexts(c.var.visit).about, content: <About visit={c.var.visit} /> }),
  );
  app.get("/try/website", async (c) => {
    const { user, session } = c.var.visit;
    const page = await pageOf(database, 4);
    return render(c, {
      title: page.name,
      mainObject: `website.page(${page.id},)`,
      viewKey: "website.tools",
      sheets: ["website/website.css"],
      content: (
        <Tools
          visit={c.var.visit}
          isEditor={isEditor(user)}
          page={page}
          views={await activeViews(database, "website.tools")}
          companies={await companies(database, user)}
          companyId={await companyOf(database, user)}
          websites={await websites(database)}
          websiteId={await websiteOf(database, session.id)}
        />
      ),
    });
  });
};

/** @param isWrong true after a try with another password */
export const loginPage = (c: SuiteContext, redirect: string, isWrong = false): BuiltInPage => ({
  title: portalTexts(c.var.visit).signIn.title,
  content: <Login visit={c.var.visit} redirect={redirect} isWrong={isWrong} />,
});

export const resetPage = (c: SuiteContext, form: ResetForm): BuiltInPage => ({
  title: websiteTexts(c.var.visit).resetTitle,
  content: <ResetPage visit={c.var.visit} form={form} />,
});
