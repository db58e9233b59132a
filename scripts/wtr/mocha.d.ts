// What the browser tests use of mocha; its own types would also name globals that node:test files must not find.
type TestBody = () => void | Promise<void>;
interface TestSuiteContext {
  timeout(ms: number): void;
}

declare function describe(name: string, body: (this: TestSuiteContext) => void): void;
declare function it(name: string, body: TestBody): void;
declare function before(body: TestBody): void;
declare function after(body: TestBody): void;
declare function beforeEach(body: TestBody): void;
declare function afterEach(body: TestBody): void;
