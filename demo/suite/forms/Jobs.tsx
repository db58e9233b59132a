/** @jsxImportSource hono/jsx */
import { fill } from "#demo/common/texts/index.ts";
import type { Job } from "#demo/server/forms/jobs.ts";
import { localPath } from "#demo/server/language.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Field, SendRow } from "./Field.tsx";
import { formPageTexts } from "./page-texts.ts";

/** /jobs. */
export const JobList = ({ visit, jobs }: { visit: Visit; jobs: readonly Job[] }) => {
  const t = formPageTexts(visit);
  return (
    <div id="wrap">
      <div class="container mt32 mb32">
        <h1>{t.work}</h1>
        <p class="lead text-muted">{t.workLead}</p>
        {jobs.map(({ id, name, department, place, description }) => (
          <section class="mt32">
            <h2 class="h4">{name}</h2>
            <p class="text-muted">
              {department}, {place}
            </p>
            <p>{description}</p>
            <a
              class="btn btn-secondary"
              href={localPath(`/jobs/apply/${id}`, visit.siteLanguage)}
              aria-label={fill(t.applyFor, { job: name })}
            >
              {t.apply}
            </a>
          </section>
        ))}
      </div>
    </div>
  );
};

/** /jobs/apply/{id}. */
export const JobApplication = ({ visit, job }: { visit: Visit; job: Job }) => {
  const t = formPageTexts(visit);
  return (
    <div id="wrap">
      <div class="container mt32 mb32">
        <h1>{job.name}</h1>
        <p>{job.description}</p>
        <form
          action="/website_form/"
          method="post"
          data-model_name="hr.applicant"
          data-success_page="/job-thank-you"
          data-form_field_department_id={job.department_id}
          data-form_field_job_id={job.id}
          class="s_website_form form-horizontal container-fluid mt32"
          enctype="multipart/form-data"
        >
          <Field name="partner_name" label={t.name} required="custom" />
          <Field name="email_from" label={t.yourEmail} type="email" required="custom" />
          <Field name="partner_phone" label={t.yourPhone} required="custom" />
          <Field name="description" label={t.introduction}>
            <textarea class="form-control o_website_form_input" id="description" name="description"></textarea>
          </Field>
          <Field name="Resume" label={t.resume} type="file" />
          <SendRow label={t.submit} />
        </form>
      </div>
    </div>
  );
};

/** Page after a form of the suite was submitted. */
export const ThankYou = ({ visit, text }: { visit: Visit; text: "messageSent" | "applicationSent" }) => {
  const t = formPageTexts(visit);
  return (
    <div id="wrap">
      <div class="container mt32 mb32">
        <h1>{t.thanks}</h1>
        <p class="lead">{t[text]}</p>
        <a href={localPath("/", visit.siteLanguage)}>{t.toStart}</a>
      </div>
    </div>
  );
};
