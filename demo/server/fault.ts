import { randomUUID } from "node:crypto";

interface FaultKind {
  /** Python class of the exception. */
  name: string;
  /** `data.exception_type` of the envelope. */
  type?:
    | "internal_error"
    | "user_error"
    | "warning"
    | "validation_error"
    | "access_error"
    | "missing_error"
    | "access_denied";
  /** `error.code` and, for 404, the HTTP status of a JSON answer. */
  code?: 100 | 200 | 404;
  /** HTTP status of the page outside of JSON-RPC. Unlike in the suite, 500 is for unexpected errors only. */
  status?: 400 | 403 | 404 | 500;
  arguments?: readonly unknown[];
}

/** Rejection by the suite. Becomes a JSON-RPC error or an error page. */
export class Fault extends Error {
  readonly kind: Required<FaultKind>;

  constructor(text: string, kind: FaultKind) {
    super(text);
    this.kind = { type: "internal_error", code: 200, status: 400, arguments: [text], ...kind };
  }

  /**
   * Exceptions of the suite have (text, value) and print one per line, so their message usually ends in "None".
   * @see docs/reference/wire.md#wire-7
   */
  static suite(
    name: string,
    type: NonNullable<FaultKind["type"]>,
    text: string,
    status: FaultKind["status"] = 400,
  ): Fault {
    return new Fault(`${text}\nNone`, { name: `eagle.exceptions.${name}`, type, arguments: [text, null], status });
  }
}

export const accessError = (label: string, id: number, uid: number, operation: "read" | "unlink" = "read"): Fault =>
  Fault.suite(
    "AccessError",
    "access_error",
    "The requested operation cannot be completed due to security restrictions. Please contact your system administrator." +
      `\n\n(Document type: ${label}, Operation: ${operation}) - (Records: [${id}], User: ${uid})`,
    403,
  );

/** Error of an id that is a text: the database finds a number in its place. */
export const typeMismatch = (id: number): Fault =>
  Fault.suite(
    "AccessError",
    "access_error",
    `Database fetch misses ids (('${id}',)) and has extra ids ((${id},)), may be caused by a type incoherence in a previous request`,
    403,
  );

export const privateError = (method: string): Fault =>
  Fault.suite("AccessError", "access_error", `Private methods (such as ${method}) cannot be called remotely.`, 403);

const refusals = {
  read: "access this document",
  create: "create this kind of document",
  write: "modify this document",
} as const;

/** Error of missing rights to all records of a model, with the groups that have the rights. */
export const rightError = (
  operation: keyof typeof refusals,
  model: string,
  groups: readonly string[],
  uid: number,
): Fault =>
  Fault.suite(
    "AccessError",
    "access_error",
    `Sorry, you are not allowed to ${refusals[operation]}. Only users with the following access level are currently allowed to do that:` +
      `\n- ${groups.join("\n\t- ")}\n\n(Document model: ${model}) - (Operation: ${operation}, User: ${uid})`,
    403,
  );

/** `uid`: user of the request; the suite itself by default. */
export const missingError = (id: number, uid = 1): Fault =>
  Fault.suite(
    "MissingError",
    "missing_error",
    `Record does not exist or has been deleted.\n\n(Records: [${id}], User: ${uid})`,
    404,
  );

export const foreignKeyError = (label: string, constraint: string): Fault =>
  Fault.suite(
    "ValidationError",
    "validation_error",
    "The operation cannot be completed: another model requires the record being deleted. If possible, archive it instead." +
      `\n\nModel: ${label}, Constraint: ${constraint}`,
  );

/** @param label model and field, such as "Link (link.tracker), Field: Title (title)" */
export const mandatoryError = (label: string): Fault =>
  Fault.suite(
    "ValidationError",
    "validation_error",
    "The operation cannot be completed:\n- Create/update: a mandatory field is not set." +
      `\n- Delete: another model requires the record being deleted. If possible, archive it instead.\n\nModel: ${label}`,
  );

export const accessDenied = (): Fault =>
  new Fault("Access denied", { name: "eagle.exceptions.AccessDenied", type: "access_denied", status: 403 });

export const sessionExpired = (): Fault =>
  new Fault("Session expired", { name: "eagle.http.SessionExpiredException", code: 100 });

export const notFound = (): Fault =>
  new Fault(
    "404 Not Found: The requested URL was not found on the server. If you entered the URL manually please check your spelling and try again.",
    {
      name: "werkzeug.exceptions.NotFound",
      code: 404,
      status: 404,
      arguments: [],
    },
  );

export const badRequest = (text: string): Fault =>
  new Fault(`400 Bad Request: ${text}`, { name: "werkzeug.exceptions.BadRequest", arguments: [] });

export const typeError = (text: string): Fault => new Fault(text, { name: "builtins.TypeError" });
export const valueError = (text: string): Fault => new Fault(text, { name: "builtins.ValueError" });
export const keyError = (key: string): Fault => new Fault(key, { name: "builtins.KeyError" });
export const attributeError = (text: string): Fault => new Fault(text, { name: "builtins.AttributeError" });

/** Converts any error to a fault. Prints an unexpected error with a number; the visitor gets only the number. */
export function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const reference = randomUUID();
  console.error(`Unexpected error ${reference}`, error);
  return new Fault(`Unexpected error ${reference}`, { name: "builtins.RuntimeError", status: 500 });
}
