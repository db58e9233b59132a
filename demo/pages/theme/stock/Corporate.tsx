/** @jsxImportSource hono/jsx */
import { Menu, Opening, Popup, Quote } from "./Bottom.tsx";
import { Journal, Partners, Rooms, Timer, Voices } from "./Middle.tsx";
import { Crafts, Numbers, Slides, Ticker } from "./Top.tsx";

/** /corporate: a home page of the corporate theme's sections, as its editor stores them. Notifications have no markup in the theme: its script asks at once. */
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
