/** @jsxImportSource hono/jsx */

/** Paths on a grid of 24, drawn with the text colour. */
const paths = {
  logo: "M4 7.5 12 3l8 4.5v9L12 21l-8-4.5zM12 12l8-4.5M12 12v9M12 12 4 7.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  arrow: "M5 12h14M13 6l6 6-6 6",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  check: "m5 12.5 4.5 4.5L19 7.5",
  sun: "M12 4V2M12 22v-2M4 12H2M22 12h-2M6.3 6.3 4.9 4.9M19.1 19.1l-1.4-1.4M6.3 17.7l-1.4 1.4M19.1 4.9l-1.4 1.4M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  globe:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c2.5 2.6 3.8 5.7 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.7-3.8-9S9.500 5.600 12 3z",
  shield: "M12 3 5 6v5.500c0 4.200 2.900 7.700 7 9.500 4.100-1.800 7-5.300 7-9.500V6zM9 12l2.200 2.200L15.500 10",
  person:
    "M12 4.500a1.500 1.500 0 1 0 0 .01M5 8.500c2.300.7 4.600 1 7 1s4.700-.3 7-1M9.500 20l2-6h1l2 6M10 9.400V14M14 9.400V14",
  arrows: "M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4",
  box: "M4 8h16v12H4zM3 4h18v4H3zM10 12h4",
  repair: "M20 11a8 8 0 0 0-14.500-3.500M4 4v4h4M4 13a8 8 0 0 0 14.500 3.500M20 20v-4h-4",
  code: "m8 8-4 4 4 4M16 8l4 4-4 4M13.500 5l-3 14",
  bolt: "M13 3 5 14h6l-1 7 8-11h-6z",
  chat: "M4 5h16v11h-9l-4 4v-4H4z",
  search: "M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.200 15.200 20.500 20.500",
  sliders: "M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4",
} as const;

export type IconName = keyof typeof paths;

/** Hidden from screen readers: the text beside it is the label. `turns` mirrors icons that point along the reading direction. */
export const Icon = ({ name, turns = false }: { name: IconName; turns?: boolean }) => (
  <svg class={turns ? "icon turns" : "icon"} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
