/** @jsxImportSource hono/jsx */
import type { Visit } from "#demo/server/visit.ts";
import { Slides, Ticker } from "./Banner.tsx";
import { themeTexts } from "./content.ts";
import { Partners, Voices } from "./Customers.tsx";
import { Menu } from "./Menu.tsx";
import { Journal, Opening } from "./News.tsx";
import { Popup, Timer } from "./Offer.tsx";
import { Rooms } from "./Projects.tsx";
import { Quote } from "./Quote.tsx";
import { Crafts, Numbers } from "./Reasons.tsx";

/**
 * /corporate: home page of the corporate theme's sections, as its editor stores them. Notifications have no markup in the theme: its
 * script asks at once.
 */
export const Corporate = ({ visit }: { visit: Visit }) => {
  const t = themeTexts(visit);
  return (
    <div id="wrap" class="oe_structure sh_corpomate_theme">
      <div id="preloader"></div>
      <Ticker t={t} />
      <Slides t={t} />
      <Numbers t={t} />
      <Crafts t={t} />
      <Rooms t={t} />
      <Timer t={t} />
      <Voices t={t} />
      <Partners t={t} />
      <Journal t={t} />
      <Opening t={t} />
      <Quote t={t} />
      <Menu t={t} />
      <Popup t={t} />
    </div>
  );
};
