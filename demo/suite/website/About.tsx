/** @jsxImportSource hono/jsx */
import type { Visit } from "#demo/server/visit.ts";
import { websiteTexts } from "./texts.ts";

/** /aboutus, the target of the payment terms and of a shop's footer. Not recorded. */
export const About = ({ visit }: { visit: Visit }) => {
  const t = websiteTexts(visit);
  return (
    <div id="wrap">
      <div class="container mt32 mb32">
        <h1>{t.about}</h1>
        <p class="lead">{t.aboutLead}</p>
        <p>{t.aboutText}</p>
      </div>
    </div>
  );
};
