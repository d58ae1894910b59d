import { expect, test } from 'vitest'
import { nodeProblem } from './nodeVersion.mjs'

test.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v24.21.0'])('param: %s is supported', (version) => {
  expect(nodeProblem(version)).toBeUndefined()
})

test.each(['v20.18.3', 'v18.20.0', 'v16.0.0'])('error: %s', (version) => {
  expect(nodeProblem(version)).toBe(
    `Latchkit requires Node 20.19 or newer, got ${version}. Install a newer version from https://nodejs.org and try again.`,
  )
})
