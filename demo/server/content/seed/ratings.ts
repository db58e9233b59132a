const hour = 3_600_000;

export const projects = [
  { id: 1, name: "Repairs" },
  { id: 2, name: "Deliveries" },
];

/** Ratings. Hours are counted back from the seed. */
export const ratings = (now: Date) =>
  [
    {
      project_id: 1,
      value: 10,
      hours: 5,
      rated_id: 7,
      author_id: 8,
      feedback: "It stands again, and it does not creak.",
    },
    { project_id: 1, value: 10, hours: 52, rated_id: 9, author_id: 8, feedback: "Brought back a day early." },
    {
      project_id: 1,
      value: 5,
      hours: 220,
      rated_id: 7,
      author_id: 8,
      feedback: "Good work. The colour is a shade darker.",
    },
    { project_id: 1, value: 1, hours: 1100, rated_id: 9, author_id: 8, feedback: "Nobody answered my second mail." },
    { project_id: 2, value: 10, hours: 30, rated_id: 7, author_id: 8, feedback: "They carried it up five floors." },
  ].map(({ hours, ...rating }, index) => ({
    id: index + 1,
    ...rating,
    rated_at: new Date(now.getTime() - hours * hour),
  }));
