/** Violations of the page's policy, also from before the doctor was loaded if the browser keeps reports. */
import type { ViolationFact } from "./facts.ts";

interface Violation {
  readonly effectiveDirective?: string;
  readonly blockedURI?: string;
  readonly blockedURL?: string | null;
  readonly sourceFile?: string | null;
  readonly disposition?: string;
}
declare const ReportingObserver:
  | (new (
      take: (reports: readonly { readonly body: Violation }[]) => void,
      options: { types: readonly string[]; buffered: boolean },
    ) => { observe(): void; disconnect(): void })
  | undefined;

/** @param own addresses that the doctor itself requests */
export function watchPolicy(own: readonly string[]): { violations(): ViolationFact[]; stop(): void } {
  const found = new Map<string, ViolationFact>();
  const take = ({ effectiveDirective = "", blockedURI, blockedURL, sourceFile, disposition }: Violation) => {
    const fact = {
      directive: effectiveDirective,
      blocked: blockedURI ?? blockedURL ?? "",
      source: sourceFile ?? "",
      isReportOnly: disposition === "report",
    };
    if (!own.includes(fact.blocked)) found.set(JSON.stringify(fact), fact);
  };
  const options = { types: ["csp-violation"], buffered: true };
  const observer =
    typeof ReportingObserver === "undefined"
      ? undefined
      : new ReportingObserver((reports) => reports.forEach(({ body }) => take(body)), options);
  observer?.observe();
  const end = new AbortController();
  addEventListener("securitypolicyviolation", take, { signal: end.signal });
  return {
    violations: () => [...found.values()],
    stop() {
      observer?.disconnect();
      end.abort();
    },
  };
}
