/** What the suite asserts with: a part of vitest's and jest's `expect`. */
export type Expect = (actual: unknown) => {
  toBe(expected: unknown): unknown
  toEqual(expected: unknown): unknown
  toMatchObject(expected: object): unknown
  toBeInstanceOf(expected: new (...parameters: never[]) => unknown): unknown
  toBeGreaterThan(expected: number | bigint): unknown
}

/** The test runner's own functions, handed in so that `@latchkit/core/testing` depends on no runner. */
export type TestRunner = {
  readonly describe: (name: string, body: () => void) => unknown
  readonly it: (name: string, body: () => Promise<void>) => unknown
  readonly expect: Expect
}
