/** The assertions the suite uses: a subset of `expect` in vitest and jest. */
export type Expect = (actual: unknown) => {
  toBe(expected: unknown): unknown
  toEqual(expected: unknown): unknown
  toMatchObject(expected: object): unknown
  toBeInstanceOf(expected: new (...parameters: never[]) => unknown): unknown
  toBeGreaterThan(expected: number | bigint): unknown
}

/** The test runner's functions, passed in so that `@latchkit/core/testing` depends on no runner. */
export type TestRunner = {
  readonly describe: (name: string, body: () => void) => unknown
  readonly it: (name: string, body: () => Promise<void>) => unknown
  readonly expect: Expect
}
