/** Texts of the workshop's home page; the type is required of every other language. */
export const en = {
  name: "Harbour & Pine",
  title: "Furniture for people who keep things",
  back: "All elements",
  newsLabel: "News",
  menu: "Menu",
  menuLabel: "Site",
  menuSections: [
    [
      "Furniture",
      [
        ["Desks", "/shop"],
        ["Chairs and stools", "/shop"],
        ["Shelves and storage", "/shop"],
      ],
    ],
    [
      "Workshop",
      [
        ["What a table costs", "/blog"],
        ["Open workshop day", "/event"],
        ["Repairs", "/blog"],
      ],
    ],
    [
      "Contact",
      [
        ["Write to us", "/contactus"],
        ["The workshop letter", "/newsletter"],
      ],
    ],
  ] as readonly (readonly [heading: string, links: readonly (readonly [text: string, path: string])[]])[],
  askShort: "Ask for a quote",

  heroKind: "Portland, Maine, since 1987",
  hero: "Made in small numbers. Repaired for ten years.",
  heroText:
    "Tables, chairs and shelves of ash and oak, built by eleven people in an old boathouse, for rooms in which somebody really lives.",
  heroShop: "See the furniture",
  heroSlides: "New from the workshop",
  pieces: [
    ["Lighthouse bench", "Two people, one view.", 2],
    ["Wharf desk", "A drawer that runs for a lifetime.", 3],
    ["Ebb standing desk", "Goes up by a crank: cranks can be repaired.", 4],
    ["Mole corner desk", "Fills the corner that nothing fits into.", 5],
    ["Letter table", "Small enough for a window.", 6],
  ] as readonly (readonly [name: string, note: string, picture: number])[],

  figuresLabel: "The workshop in figures",
  figures: [
    ["1,250+", "pieces leave the harbour each year"],
    ["98.5 %", "of what comes back is repaired"],
    ["38", "years under the same roof"],
    ["11", "people, and one dog"],
  ] as readonly (readonly [number: string, meaning: string])[],
  partners: "They sit, read and eat on our work",

  craft: "Why it lasts",
  crafts: [
    ["One forest", "Our ash comes from one slope in the north of the state. We know who felled it, and when."],
    [
      "Joints, not screws",
      "What is glued and wedged can be taken apart again. A loose chair comes back as good as new.",
    ],
    ["A name on each piece", "Under every seat is the name of the one who made it. It is also the one who repairs it."],
  ] as readonly (readonly [title: string, text: string])[],

  work: "Rooms that we furnished",
  workText: "A library, two cafés, many kitchens. Choose what you would like to see.",
  works: [
    ["A bench for two", "Seats", 2],
    ["The long desk of a studio", "Desks, Oak", 3],
    ["Standing, without a motor", "Desks", 4],
    ["A corner at home", "Desks, Oak", 5],
    ["By the window", "Tables, Oak", 6],
    ["Folded away at six", "Desks", 7],
    ["Twenty children, one class", "Desks", 8],
    ["Ten at one table", "Tables, Oak", 10],
  ] as readonly (readonly [name: string, categories: string, picture: number])[],

  offerKind: "Winter price",
  offer: "Every bench comes with a cushion of undyed wool",
  offerText: "Until the days grow longer again. Nothing to enter, nothing to collect: it is in the parcel.",
  offerEnds: "The winter price ends in",
  offerAction: "See the benches",

  voices: "What people say after some years",
  journal: "From the journal",

  opening: "A showroom, at last",
  openingText:
    "Until now you had to step over shavings to try a chair. From the day below there is a room with light, coffee and every piece that we make.",
  opens: "The showroom opens in",
  board: "On the board this week",

  ask: "Tell us about your room",
  askText: "A sketch on a napkin is enough. We answer within two working days, with a price and a date that both hold.",
  askNotes: [
    "No obligation, no newsletter",
    "Drawings are free up to three rooms",
    "We speak English, Arabic, Portuguese and French",
  ],

  letter: "News, when there is some",
  letterText: "A few lines by e-mail, five times a year. Or a notification, once a month at most.",

  footer: "Furniture for people who keep things.",
  address: "14 Wharf Lane, Portland, Maine",
  hours: "Monday to Saturday, 9 to 5",
  stock: "The same page in the theme’s built-in markup",

  popup: "The winter workshop is open",
  popupText: "Until February, every bench comes with a cushion of undyed wool.",
};

export type CorporateTexts = typeof en;
