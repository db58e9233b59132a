export const partners = [
  {
    id: 1,
    name: "Harbour & Pine",
    email: "hello@harbourandpine.example",
    phone: "+1 207 555 0142",
    street: "14 Wharf Lane",
    city: "Portland ME 04101",
    country: "United States",
  },
  {
    id: 3,
    name: "Mitchell Admin",
    email: "mitchell@harbourandpine.example",
    phone: null,
    street: null,
    city: null,
    country: null,
  },
  { id: 4, name: "Public user", email: null, phone: null, street: null, city: null, country: null },
  {
    id: 7,
    name: "Marc Olsen",
    email: "marc@harbourandpine.example",
    phone: null,
    street: null,
    city: null,
    country: null,
  },
  {
    id: 8,
    name: "Joel Willis",
    email: "joel.willis63@example.com",
    phone: "(683)-556-5104",
    street: "858 Lynn Street",
    city: "Bayonne",
    country: "United States",
    // a published customer, as references are: his picture is public
    published: true,
  },
  {
    id: 9,
    name: "Ines Moreau",
    email: "ines@harbourandpine.example",
    phone: null,
    street: null,
    city: null,
    country: null,
  },
];

/** Accounts of the demo. The password of each one is its login; the public user cannot sign in. */
export const accounts = [
  { id: 2, login: "admin", password: "admin", partner_id: 3, role: "admin" },
  { id: 4, login: null, password: null, partner_id: 4, role: "public" },
  { id: 6, login: "operator", password: "operator", partner_id: 7, role: "operator" },
  { id: 7, login: "portal", password: "portal", partner_id: 8, role: "portal" },
  { id: 8, login: "publisher", password: "publisher", partner_id: 9, role: "publisher" },
];

export const countries = [{ id: 1, name: "Portugal", code: "PT" }];
