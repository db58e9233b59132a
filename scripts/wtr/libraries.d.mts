interface Aliases {
  readonly name: string;
  resolveImport(options: { readonly source: string; readonly context: { readonly path: string } }): string | undefined;
}
export function libraries(options: { readonly onReact: boolean }): Promise<[Aliases, object]>;
