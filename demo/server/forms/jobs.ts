import type { Queries } from "../database.ts";

export interface Job {
  readonly id: number;
  readonly name: string;
  readonly department_id: number;
  readonly department: string;
  readonly place: string;
  readonly description: string;
}

/** Returns open jobs by department. */
export const listJobs = (queries: Queries): Promise<Job[]> =>
  queries.query<Job>(
    "select job.*, department.name as department from job join department on department.id = department_id order by department_id, job.id",
  );
