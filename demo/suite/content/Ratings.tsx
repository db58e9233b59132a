/** @jsxImportSource hono/jsx */
import { fill } from "#demo/common/texts/index.ts";
import { faces, type Project, type TaskRating } from "#demo/server/content/ratings.ts";
import { suiteDate } from "#demo/server/date.ts";
import { localPath } from "#demo/server/language.ts";
import type { Visit } from "#demo/server/visit.ts";
import { contentTexts } from "./texts.ts";

const day = 86_400_000;

/** /project/rating. */
export const ProjectList = ({ visit, projects }: { visit: Visit; projects: readonly Project[] }) => (
  <div id="wrap" class="container mt32 mb32">
    <h1>{contentTexts(visit).projects}</h1>
    {projects.length === 0 && <p>{contentTexts(visit).noRatings}</p>}
    <ul class="list-unstyled">
      {projects.map(({ id, name }) => (
        <li class="card mt-3 card-body">
          <h2 class="h4">{name}</h2>
          <a href={localPath(`/project/rating/${id}`, visit.siteLanguage)}>{contentTexts(visit).seeRatings}</a>
        </li>
      ))}
    </ul>
  </div>
);

const Bars = ({ visit, ratings, since }: { visit: Visit; ratings: readonly TaskRating[]; since: number }) => {
  const labels = contentTexts(visit).faces;
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
const Rating = ({ visit, rating }: { visit: Visit; rating: TaskRating }) => {
  const { id, value, feedback, rated_at, rated, author } = rating;
  const t = contentTexts(visit);
  return (
    <>
      <img
        class="o_rating_image"
        src={`/rating/static/src/img/rating_${value}.png`}
        alt={t.faces[value]}
        width="40"
        height="40"
        data-id={id}
        data-rating-date={suiteDate(rated_at)}
      />
      <div class="d-none" id={`rating_${id}`}>
        <strong>{rated}</strong> - <span class="rating_timeduration"></span>
        <p>{fill(t.ratedBy, { author })}</p>
        <p>{feedback}</p>
      </div>
    </>
  );
};

/** /project/rating/<project>. */
export const ProjectRatings = ({
  visit,
  project,
  ratings,
}: {
  visit: Visit;
  project: Project;
  ratings: readonly TaskRating[];
}) => {
  const t = contentTexts(visit);
  const periods = [
    [t.days7, 7],
    [t.days30, 30],
    [t.months3, 90],
  ] as const;
  return (
    <div id="wrap" class="container mt32 mb32 o_portal_project_rating">
      <h1>{project.name}</h1>
      <h2>{t.ratings}</h2>
      <div class="row">
        {periods.map(([title, days]) => (
          <div class="col-lg-4">
            <h3 class="h4">{title}</h3>
            <Bars visit={visit} ratings={ratings} since={Date.now() - days * day} />
          </div>
        ))}
      </div>
      <h3 class="h4 mt32">{t.latestRatings}</h3>
      <div>
        {ratings.map((rating) => (
          <Rating visit={visit} rating={rating} />
        ))}
      </div>
    </div>
  );
};
