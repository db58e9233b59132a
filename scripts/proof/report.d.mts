export interface Measured {
  readonly what: string;
  /** kB of brotli. */
  readonly value: number;
  readonly limit: number;
}

export function readBudget(output: string): Measured[];

export function reportOf(
  results: readonly {
    name: string;
    seconds: number;
    output: string;
    tests: readonly { file: string; name: string; state: string }[];
  }[],
  unstable: readonly { stage: string; file: string; failures: readonly { name: string }[] }[],
  browser: string | undefined,
): {
  stages: { name: string; seconds: number; tests: { file: string; name: string; state: string }[] }[];
  budget: Measured[];
};

export function writeReport(report: object): void;
