/** @jsxImportSource hono/jsx */
import { Slides, Ticker } from "./Banner.tsx";
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
export const Corporate = () => (
  <div id="wrap" class="oe_structure sh_corpomate_theme">
    <div id="preloader"></div>
    <Ticker />
    <Slides />
    <Numbers />
    <Crafts />
    <Rooms />
    <Timer />
    <Voices />
    <Partners />
    <Journal />
    <Opening />
    <Quote />
    <Menu />
    <Popup />
  </div>
);
