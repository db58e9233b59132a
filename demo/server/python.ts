import { attributeError, typeError, valueError } from "./fault.ts";

/** Handlers of the suite take keyword arguments; a missing one is the suite's TypeError in Python's words. */
export function requireArguments(
  handler: string,
  params: Readonly<Record<string, unknown>>,
  names: readonly string[],
): void {
  const missing = names.filter((name) => !(name in params)).map((name) => `'${name}'`);
  if (missing.length === 0) return;
  throw typeError(
    `${handler}() missing ${missing.length} required positional argument${missing.length > 1 ? "s" : ""}: ${missing.join(" and ")}`,
  );
}

/**
 * Returns the arguments of a method by name, as Python binds them.
 * @param names all parameters, in order
 * @see docs/reference/wire.md#wire-13
 */
export function bindArguments(
  method: string,
  names: readonly string[],
  args: readonly unknown[],
  kwargs: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (args.length > names.length)
    throw typeError(`${method}() takes ${names.length + 1} positional arguments but ${args.length + 1} were given`);
  const unknown = Object.keys(kwargs).find((name) => !names.includes(name));
  if (unknown !== undefined) throw typeError(`${method}() got an unexpected keyword argument '${unknown}'`);
  return { ...Object.fromEntries(args.map((value, index) => [names[index], value])), ...kwargs };
}

/** Returns Python's `repr()` of a JSON value. */
export function pythonRepr(value: unknown): string {
  if (typeof value === "string") return `'${value}'`;
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(pythonRepr).join(", ")}]`;
  if (typeof value === "object" && value !== null)
    return `{${Object.entries(value)
      .map(([key, inner]) => `'${key}': ${pythonRepr(inner)}`)
      .join(", ")}}`;
  return value === null || value === undefined ? "None" : JSON.stringify(value);
}

/** Returns Python's `str()` of a JSON value. JavaScript's own throws for `{"toString":1}`. */
export const pythonText = (value: unknown): string => (typeof value === "string" ? value : pythonRepr(value));

export const pythonType = (value: unknown): string => {
  if (value === null || value === undefined) return "NoneType";
  if (Array.isArray(value)) return "list";
  return { boolean: "bool", number: "int", string: "str" }[typeof value as string] ?? "dict";
};

/** Converts like Python's `int()`, within the range of a database id: false is 0, "12" is 12. Throws its TypeError and ValueError. */
export function toInt(value: unknown): number {
  if (typeof value === "object")
    throw typeError(`int() argument must be a string, a bytes-like object or a number, not '${pythonType(value)}'`);
  const number = typeof value === "string" && !/^\s*[+-]?\d+\s*$/.test(value) ? NaN : Math.trunc(Number(value));
  if (Number.isNaN(number)) throw valueError(`invalid literal for int() with base 10: '${String(value)}'`);
  if (Math.abs(number) > 0x7fffffff) throw valueError("integer out of range");
  return number;
}

/** Returns a text, or throws the suite's AttributeError for a text method of another type. */
export function toText(value: unknown, method: string): string {
  if (typeof value !== "string") throw attributeError(`'${pythonType(value)}' object has no attribute '${method}'`);
  return value;
}

/** Formats a float like Python. */
export const float = (value: number): string => (Number.isInteger(value) ? value.toFixed(1) : String(value));
