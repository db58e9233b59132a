type Kind =
  | "text"
  | "integer"
  | "float"
  | "boolean"
  | "date"
  | "datetime"
  | "many2many"
  | { readonly table: "department" | "job" | "form_project"; readonly unknown: "refused" | "error" }
  | { readonly options: readonly string[] };

/** Model that takes forms of the website. */
export interface FormModel {
  /** Label for readers of the received forms. */
  readonly label: string;
  /** Fields that forms may set; other values are stored as text. */
  readonly fields: Readonly<Record<string, Kind>>;
  /** Columns that the database requires. */
  readonly required: readonly string[];
  /** Required fields that the suite also reports if another field is invalid. */
  readonly named: readonly string[];
}
export const formModels: Readonly<Record<string, FormModel>> = {
  "crm.lead": {
    label: "Question",
    fields: {
      contact_name: "text",
      phone: "text",
      email_from: "text",
      partner_name: "text",
      name: "text",
      description: "text",
    },
    required: ["name"],
    named: ["name"],
  },
  "hr.applicant": {
    label: "Application",
    fields: {
      partner_name: "text",
      email_from: "text",
      partner_phone: "text",
      description: "text",
      job_id: { table: "job", unknown: "error" },
      department_id: { table: "department", unknown: "error" },
    },
    required: ["partner_name"],
    named: [],
  },
  "project.task": {
    label: "Repair",
    fields: {
      name: "text",
      description: "text",
      email_from: "text",
      project_id: { table: "form_project", unknown: "refused" },
      date_deadline: "date",
      date_end: "datetime",
      planned_hours: "float",
      sequence: "integer",
      active: "boolean",
      tag_ids: "many2many",
      priority: { options: ["0", "1"] },
    },
    required: ["name"],
    named: ["name"],
  },
  "shop.sale.order": {
    label: "Remark on an order",
    fields: { client_order_ref: "text" },
    required: [],
    named: [],
  },
  "res.partner": {
    label: "Contact",
    fields: { name: "text", email: "text", phone: "text" },
    required: ["name"],
    named: ["name"],
  },
};
