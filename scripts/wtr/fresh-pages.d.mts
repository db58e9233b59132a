interface Page {
  readonly mouse: { reset(): Promise<void> };
  emulateMediaType(): Promise<void>;
  emulateMediaFeatures(): Promise<void>;
}
interface Launcher {
  getPage(id: string): Page;
  stopSession(id: string): Promise<unknown>;
}
export function freshPages<L extends Launcher>(launcher: L): L;
