/** Content that an editor wrote into the sections of the theme. */
export const slides = [
  {
    picture: 2,
    title: "Made in small numbers",
    text: "Tables, chairs and shelves of ash and oak, from an old boathouse.",
  },
  {
    picture: 4,
    title: "Repaired for ten years",
    text: "Bring it back loose, take it home firm. We keep a drawing of each piece.",
  },
  { picture: 10, title: "Room for ten", text: "The Quay conference table, and no leg in the way." },
] as const;

export const numbers = [
  ["1250", "pieces leave the harbour each year"],
  ["98", "of a hundred that come back are repaired"],
  ["38", "years under the same roof"],
  ["11", "people, and one dog"],
] as const;

export const crafts = [
  {
    way: "fadeInLeft",
    title: "One forest",
    text: "Our ash comes from one slope in the north of the state. We know who felled it, and when.",
  },
  {
    way: "fadeInUp",
    title: "Joints, not screws",
    text: "What is glued and wedged can be taken apart again. A loose chair comes back as good as new.",
  },
  {
    way: "fadeInRight",
    title: "A name on each piece",
    text: "Under every seat is the name of the one who made it. It is also the one who repairs it.",
  },
] as const;

export const rooms = [
  { picture: 2, name: "A bench for two", kinds: "seats" },
  { picture: 3, name: "The long desk of a studio", kinds: "desks" },
  { picture: 5, name: "A corner at home", kinds: "desks" },
  { picture: 6, name: "By the window", kinds: "tables" },
  { picture: 8, name: "Twenty children, one class", kinds: "desks" },
  { picture: 10, name: "Ten at one table", kinds: "tables" },
] as const;

export const menu = [
  {
    heading: "Furniture",
    links: [
      ["Desks", "/shop"],
      ["Chairs and stools", "/shop"],
      ["Shelves and storage", "/shop"],
    ],
  },
  {
    heading: "Workshop",
    links: [
      ["What a table costs", "/blog"],
      ["Open workshop day", "/event"],
    ],
  },
  {
    heading: "Contact",
    links: [
      ["Write to us", "/contactus"],
      ["The workshop letter", "/newsletter"],
    ],
  },
] as const;
