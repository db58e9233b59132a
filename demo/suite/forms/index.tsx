/** @jsxImportSource hono/jsx */
import type { Area } from "#demo/server/area.ts";
import { notFound } from "#demo/server/fault.ts";
import { listJobs } from "#demo/server/forms/jobs.ts";
import { idOf } from "#demo/server/slug.ts";
import { Contact } from "./Contact.tsx";
import { JobApplication, JobList, ThankYou } from "./Jobs.tsx";
import { formPageTexts } from "./page-texts.ts";

/** Pages whose forms are the suite's own. */
export const formPages: Area["pages"] = (app, { database, render }) => {
  app.get("/contactus", (c) =>
    render(c, {
      title: formPageTexts(c.var.visit).contact,
      content: <Contact visit={c.var.visit} prefill={c.req.query()} />,
    }),
  );
  app.get("/contactus-thank-you", (c) =>
    render(c, {
      title: formPageTexts(c.var.visit).thanksTitle,
      content: <ThankYou visit={c.var.visit} text="messageSent" />,
    }),
  );
  app.get("/jobs", async (c) =>
    render(c, {
      title: formPageTexts(c.var.visit).jobs,
      content: <JobList visit={c.var.visit} jobs={await listJobs(database)} />,
    }),
  );
  app.get("/jobs/apply/:job", async (c) => {
    const id = idOf(c.req.param("job"));
    const job = (await listJobs(database)).find((each) => each.id === id);
    if (!job) throw notFound();
    return render(c, { title: job.name, content: <JobApplication visit={c.var.visit} job={job} /> });
  });
  app.get("/job-thank-you", (c) =>
    render(c, {
      title: formPageTexts(c.var.visit).thanksTitle,
      content: <ThankYou visit={c.var.visit} text="applicationSent" />,
    }),
  );
};
