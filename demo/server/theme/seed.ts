import type { Queries } from "../database.ts";
import { insert } from "../insert.ts";

const customers = [
  { id: 40, name: "Ada Lindqvist", published: true },
  { id: 41, name: "Samuel Oduya", published: true },
  { id: 42, name: "Noor Haddad", published: true },
  { id: 43, name: "Piet Vermeer", published: true },
  { id: 44, name: "Lucía Romero", published: true },
];

const testimonials = [
  {
    id: 1,
    partner_id: 40,
    role: "Café owner, Malmö",
    quote: "Forty chairs, two years, three hundred guests a day. Not one of them wobbles.",
  },
  {
    id: 2,
    partner_id: 41,
    role: "Architect, Lagos",
    quote: "I sent a sketch on a napkin. What came back was the sketch, only better thought out.",
  },
  {
    id: 3,
    partner_id: 42,
    role: "Head of a library, Amman",
    quote: "They asked how people read before they asked how many shelves we need.",
  },
  {
    id: 4,
    partner_id: 43,
    role: "Restaurateur, Utrecht",
    quote: "A leg broke in a fall. Four days later a new one was here, in the same oak.",
  },
  {
    id: 5,
    partner_id: 44,
    role: "School director, Sevilla",
    quote: "Desks that children cannot kill. We have ordered for a third year now.",
  },
];

const brands = [
  { id: 1, name: "Northlight", hue: 214, sign: "circle", website: "https://northlight.example" },
  { id: 2, name: "Café Bruma", hue: 24, sign: "cup", website: "https://bruma.example" },
  { id: 3, name: "Oakline", hue: 96, sign: "leaf", website: "https://oakline.example" },
  { id: 4, name: "Harbor Rail", hue: 186, sign: "bars", website: "https://harborrail.example" },
  { id: 5, name: "Studio Ferro", hue: 344, sign: "square", website: "https://ferro.example" },
  { id: 6, name: "Lumen Books", hue: 46, sign: "book", website: "https://lumenbooks.example" },
  { id: 7, name: "Atelier Nio", hue: 268, sign: "triangle", website: "https://nio.example" },
];

const sliders = [
  { id: 1, name: "From the workshop", items: 3, autoplay: false, speed: 500, loop: true, nav: true },
  { id: 2, name: "Plain", items: 1, autoplay: false, speed: 500, loop: false, nav: false },
  { id: 3, name: "Moving", items: 1, autoplay: true, speed: 500, loop: true, nav: true },
];
const tabs = [
  { id: 1, slider_id: 1, name: "Workshop", blog_id: 1 },
  { id: 2, slider_id: 1, name: "Repairs", blog_id: 2 },
  { id: 3, slider_id: 2, name: "Repairs", blog_id: 2 },
  { id: 4, slider_id: 3, name: "Workshop", blog_id: 1 },
];

/** Sorted by id: the suite returns the newest first. */
const news = [
  { name: "Winter hours", description: "<p>From December on we close at four, when the light goes.</p>" },
  { name: "A new saw", description: "<p>Quieter by half. Our neighbours wrote us a <b>card</b>.</p>" },
  {
    name: "Open workshop",
    description: '<p>On the last Saturday of the month: coffee, shavings, <a href="/event">and a bench to try</a>.</p>',
  },
  { name: "Larch is back", description: "<p>From one forest, felled in winter, dried for two years.</p>" },
  { name: "Free repairs week", description: "<p>Bring any chair of ours. We glue it while you wait.</p>" },
];

export async function seedTheme(queries: Queries): Promise<void> {
  await insert(queries, "partner", customers);
  await queries.query("select setval(pg_get_serial_sequence('partner', 'id'), (select max(id) from partner))");
  await insert(queries, "testimonial", testimonials);
  await insert(queries, "brand", brands);
  await insert(queries, "tab_slider", sliders);
  await insert(queries, "tab_slider_tab", tabs);
  await insert(queries, "news", news);
}
