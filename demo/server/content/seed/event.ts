const day = 86_400_000;

const at = (now: Date, days: number, hour: number) =>
  new Date(Math.floor(now.getTime() / day) * day + days * day + hour * 3_600_000);

/** Events. Dates are counted from the day of the seed, so the demo's events are always in the future. */
export const events = (now: Date) => [
  {
    id: 1,
    name: "Open workshop day",
    kind: "Open day",
    starts_at: at(now, 21, 14),
    ends_at: at(now, 21, 22),
    timezone: "America/New_York",
    place: "Harbour & Pine",
    street: "14 Wharf Lane",
    city: "Portland ME 04101",
    country: "United States",
    description: `<p>Once a season we clear the benches, put the kettle on and show how a chair comes together, from the raw board to the last coat of oil.</p>
<p><strong>What you will see</strong></p>
<ul>
<li>Steam bending a back rail, every full hour.</li>
<li>Joints by hand and by machine, side by side, with the reasons for both.</li>
<li>The repair corner: bring one small piece, leave with a plan for it.</li>
</ul>
<p><strong>Getting here</strong></p>
<p>The ferry terminal is four minutes away on foot. The ground floor has no steps; a ramp leads to the finishing room.</p>`,
    published: true,
  },
  {
    id: 2,
    name: "Conference for makers of small things",
    kind: "Conference",
    starts_at: at(now, 48, 13),
    ends_at: at(now, 49, 21),
    timezone: "America/New_York",
    place: "Old Customs House",
    street: "312 Fore Street",
    city: "Portland ME 04101",
    country: "United States",
    description: `<p>Two days for people who run a workshop of fewer than twenty: pricing, patience, suppliers, and the website nobody has time for.</p>
<p><strong>Programme</strong></p>
<ul>
<li>What a piece really costs: three workshops open their books.</li>
<li>Wood you can trace: contracts with foresters, not with catalogues.</li>
<li>Selling online without a department for it.</li>
<li>Evening: soup, bread, and the tool swap.</li>
</ul>
<p>Talks are in English with live captions. Write to <a href="mailto:events@harbourandpine.example">events@harbourandpine.example</a> for anything you need to take part.</p>`,
    published: true,
  },
];

export const tickets = (now: Date) => [
  { id: 1, event_id: 1, name: "Visit", price: 0, deadline: at(now, 20, 0), seats: 9 },
  { id: 4, event_id: 2, name: "Standard", price: 240, deadline: at(now, 45, 0), seats: 9 },
  { id: 5, event_id: 2, name: "With dinner", price: 310, deadline: at(now, 40, 0), seats: 5 },
];
