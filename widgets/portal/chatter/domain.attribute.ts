/** A domain in JSON: a list; undefined for all else. */
export function parseDomain(raw: string): readonly unknown[] | undefined {
  try {
    const domain: unknown = JSON.parse(raw);
    return Array.isArray(domain) ? domain : undefined;
  } catch {
    return undefined;
  }
}
