/** @jsxImportSource hono/jsx */
import type { Area, StockPage } from "../../server/area.ts";
import type { SuiteContext } from "../../server/env.ts";
import { Login, PortalHome } from "./Account.tsx";
import { Contact } from "./Contact.tsx";

export const websitePages: Area["pages"] = (app, { render }) => {
  app.get("/contactus", (c) => render(c, { title: "Contact us", content: <Contact /> }));
};

/** @param error empty before the first try */
export const loginPage = (c: SuiteContext, error: string): StockPage => ({
  title: "Sign in",
  content: <Login visit={c.var.visit} redirect={c.req.query("redirect") ?? ""} error={error} />,
});

export const portalHomePage = (c: SuiteContext): StockPage => ({
  title: "My account",
  content: <PortalHome visit={c.var.visit} />,
});
