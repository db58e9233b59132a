/** @jsxImportSource hono/jsx */
import { type Face, faces, type Project, type TaskRating } from "#demo/server/content/ratings.ts";
import { suiteDate } from "#demo/server/date.ts";
import { localPath } from "#demo/server/language.ts";
import type { Visit } from "#demo/server/visit.ts";

const day = 86_400_000;
const labels: Readonly<Record<Face, string>> = { 10: "Happy", 5: "Average", 1: "Bad" };
const periods = [
  ["Last 7 days", 7],
  ["Last 30 days", 30],
  ["Last 3 months", 90],
] as const;

/** /project/rating. */
export const ProjectList = ({ visit, projects }: { visit: Visit; projects: readonly Project[] }) => (
  <div id="wrap" class="container mt32 mb32">
    <h1>Projects</h1>
    {projects.length === 0 && <p>No project rating published for now.</p>}
    <ul class="list-unstyled">
      {projects.map(({ id, name }) => (
        <li class="card mt-3 card-body">
          <h2 class="h4">{name}</h2>
          <a href={localPath(`/project/rating/${id}`, visit.siteLanguage)}>See the feedbacks</a>
        </li>
      ))}
    </ul>
  </div>
);

const Bars = ({ ratings, since }: { ratings: readonly TaskRating[]; since: number }) => {
  const within = ratings.filter(({ rated_at }) => rated_at.getTime() >= since);
  return (
    <ul class="list-unstyled">
      {faces.map((face) => {
        const count = within.filter(({ value }) => value === face).length;
        const percent = within.length ? Math.round((count / within.length) * 100) : 0;
        return (
          <li>
            {labels[face]}: <meter min="0" max="100" value={percent} aria-label={labels[face]}></meter> {percent}%
          </li>
        );
      })}
    </ul>
  );
};

/** Face of a rating, with its text hidden in the page: the built-in script shows it. */
const Rating = ({ rating: { id, value, feedback, rated_at, rated, author } }: { rating: TaskRating }) => (
  <>
    <img
      class="o_rating_image"
      src={`/rating/static/src/img/rating_${value}.png`}
      alt={labels[value]}
      width="40"
      height="40"
      data-id={id}
      data-rating-date={suiteDate(rated_at)}
    />
    <div class="d-none" id={`rating_${id}`}>
      <strong>{rated}</strong> - <span class="rating_timeduration"></span>
      <p>Rated by: {author}</p>
      <p>{feedback}</p>
    </div>
  </>
);

/** /project/rating/<project>. */
export const ProjectRatings = ({ project, ratings }: { project: Project; ratings: readonly TaskRating[] }) => (
  <div id="wrap" class="container mt32 mb32 o_portal_project_rating">
    <h1>{project.name}</h1>
    <h2>Customer Ratings</h2>
    <div class="row">
      {periods.map(([title, days]) => (
        <div class="col-lg-4">
          <h3 class="h4">{title}</h3>
          <Bars ratings={ratings} since={Date.now() - days * day} />
        </div>
      ))}
    </div>
    <h3 class="h4 mt32">Latest Feedbacks</h3>
    <div>
      {ratings.map((rating) => (
        <Rating rating={rating} />
      ))}
    </div>
  </div>
);
