export interface Bill {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly timestamp: string; readonly component: BillComponent };
  readonly components: readonly BillComponent[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

export interface BillComponent {
  readonly "bom-ref": string;
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly { readonly license?: { readonly id: string }; readonly expression?: string }[];
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
  readonly externalReferences: readonly { readonly type: string; readonly url: string }[];
}

export declare function bundledBill(
  bill: Bill,
  notices: string,
  release: { readonly project: { readonly name: string; readonly version: string }; readonly time: string },
): Bill;
