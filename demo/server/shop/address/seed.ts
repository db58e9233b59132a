import type { Queries } from "#demo/server/database.ts";
import { insertAll } from "#demo/server/insert.ts";

/** By the suite's ids. Countries without fields have the suite's default ones, with states and the city before the zip code. */
const formats: readonly { readonly id: number; readonly phone: number; readonly fields?: string }[] = [
  { id: 1, phone: 351, fields: "street,street2,zip,city,country_name" },
  { id: 20, phone: 32, fields: "street,street2,zip,city,country_name" },
  { id: 38, phone: 1 },
  { id: 57, phone: 49, fields: "street,street2,zip,city,country_name" },
  { id: 65, phone: 20, fields: "street,street2,city,state_code,country_name" },
  { id: 68, phone: 34, fields: "street,street2,zip,city,state_code,country_name" },
  { id: 75, phone: 33, fields: "street,street2,zip,city,country_name" },
  { id: 109, phone: 39, fields: "street,street2,zip,city,state_code,country_name" },
  { id: 113, phone: 81, fields: "zip,state_code,city,street,street2,country_name" },
  { id: 165, phone: 31, fields: "street,street2,zip,city,country_name" },
  { id: 231, phone: 44, fields: "street,street2,city,zip,country_name" },
  { id: 233, phone: 1 },
];

/** Some states of a country, by the id of the first. */
const states: readonly { readonly country: number; readonly first: number; readonly names: Record<string, string> }[] =
  [
    {
      country: 233,
      first: 9,
      names: {
        AL: "Alabama",
        AK: "Alaska",
        AZ: "Arizona",
        CA: "California",
        ME: "Maine",
        MA: "Massachusetts",
        NH: "New Hampshire",
        NJ: "New Jersey",
        NY: "New York",
        TX: "Texas",
        VT: "Vermont",
        WA: "Washington",
      },
    },
    {
      country: 38,
      first: 101,
      names: { AB: "Alberta", BC: "British Columbia", NS: "Nova Scotia", ON: "Ontario", QC: "Quebec" },
    },
    { country: 68, first: 121, names: { B: "Barcelona", M: "Madrid", SE: "Sevilla", V: "Valencia" } },
    { country: 65, first: 141, names: { ALX: "Alexandria", ASN: "Aswan", C: "Cairo", GZ: "Giza" } },
    { country: 113, first: 161, names: { "01": "Hokkaido", "13": "Tokyo", "26": "Kyoto", "27": "Osaka" } },
  ];

/** Fills countries with and without states, with the zip code before and after the city, and one without a zip code. */
export async function seedAddresses(queries: Queries): Promise<void> {
  for (const { id, phone, fields } of formats)
    await queries.query(
      "update country set phone_code = $2, address_fields = coalesce(string_to_array($3, ','), address_fields) where id = $1",
      [id, phone, fields ?? null],
    );
  await insertAll(
    queries,
    "country_state",
    states.flatMap(({ country, first, names }) =>
      Object.entries(names)
        // numeric keys come first, whatever their order
        .sort(([, one], [, other]) => (one < other ? -1 : 1))
        .map(([code, name], index) => ({ id: first + index, country_id: country, name, code })),
    ),
  );
  // customers with an address in the United States
  await queries.query("update partner set country_id = 233 where country = 'United States'");
}
