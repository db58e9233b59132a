/** @jsxImportSource hono/jsx */
import type { Job } from "#demo/server/forms/jobs.ts";
import { localPath } from "#demo/server/language.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Field, SendRow } from "./Field.tsx";

/** /jobs. */
export const JobList = ({ visit, jobs }: { visit: Visit; jobs: readonly Job[] }) => (
  <div id="wrap">
    <div class="container mt32 mb32">
      <h1>Work with us</h1>
      <p class="lead text-muted">Three benches are free. Two of them have sawdust on them.</p>
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
            aria-label={`Apply: ${name}`}
          >
            Apply
          </a>
        </section>
      ))}
    </div>
  </div>
);

/** /jobs/apply/{id}. */
export const JobApplication = ({ job }: { job: Job }) => (
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
        <Field name="partner_name" label="Your Name" required="custom" />
        <Field name="email_from" label="Your Email" type="email" required="custom" />
        <Field name="partner_phone" label="Your Phone Number" required="custom" />
        <Field name="description" label="Short Introduction">
          <textarea class="form-control o_website_form_input" id="description" name="description"></textarea>
        </Field>
        <Field name="Resume" label="Resume" type="file" />
        <SendRow label="Submit" />
      </form>
    </div>
  </div>
);

/** Page after a form of the suite was submitted. */
export const ThankYou = ({ visit, text }: { visit: Visit; text: string }) => (
  <div id="wrap">
    <div class="container mt32 mb32">
      <h1>Thanks!</h1>
      <p class="lead">{text}</p>
      <a href={localPath("/", visit.siteLanguage)}>Back to the start page</a>
    </div>
  </div>
);
