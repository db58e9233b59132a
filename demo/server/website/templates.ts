import type { Hono } from "hono";
import type { renderTemplatesCall } from "#website/api/templates.ts";
import type { SuiteEnv } from "../env.ts";
import { valueError } from "../fault.ts";
import { requireArguments } from "../python.ts";
import { rpc } from "../rpc.ts";

const templates: Readonly<Record<string, string>> = {
  "website.company_description": `
    <address itemscope="itemscope" itemtype="http://schema.org/Organization">
        <div><span itemprop="name">Harbour &amp; Pine</span></div>
        <div>3 Wharf Lane, open from Tuesday to Saturday</div>
    </address>`,
  "website.s_text_block": `
    <section class="s_text_block"><p class="lead">Every piece is repaired for ten years.</p></section>`,
};

/** Serves templates by name; an unknown name fails the whole call. */
export function templateRoutes(app: Hono<SuiteEnv>): void {
  app.all(
    "/website/multi_render",
    rpc<typeof renderTemplatesCall>((params) => {
      requireArguments("multi_render", params, ["ids_or_xml_ids"]);
      const names = Array.isArray(params["ids_or_xml_ids"]) ? params["ids_or_xml_ids"].map(String) : [];
      const unknown = names.find((name) => !Object.hasOwn(templates, name));
      if (unknown !== undefined) throw valueError(`External ID not found in the system: ${unknown}`);
      return Promise.resolve(Object.fromEntries(names.map((name) => [name, templates[name]!])));
    }),
  );
}
