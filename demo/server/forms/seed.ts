import type { Queries } from "../database.ts";
import { insert } from "../insert.ts";

const departments = [
  { id: 1, name: "Workshop" },
  { id: 2, name: "Office" },
];

const jobs = [
  {
    id: 1,
    name: "Cabinet maker",
    department_id: 1,
    place: "Portland, Maine",
    description: "You build what others only draw: chairs, mostly, and the odd staircase.",
  },
  {
    id: 2,
    name: "Repairs and finishing",
    department_id: 1,
    place: "Portland, Maine",
    description: "Half of our chairs come back after twenty years. You send them home for another twenty.",
  },
  {
    id: 3,
    name: "Customer service",
    department_id: 2,
    place: "From anywhere",
    description: "You answer letters, and you know when a drawing says more.",
  },
];

export async function seedForms(queries: Queries): Promise<void> {
  await insert(queries, "department", departments);
  await insert(queries, "job", jobs);
  await insert(queries, "form_project", [{ id: 1, name: "Repairs" }]);
}
