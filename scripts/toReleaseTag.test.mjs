import { expect, test } from 'vitest'
import { toReleaseTag } from './toReleaseTag.mjs'

test.each([
  ['each pre-release has the tag of the pre-releases', { mode: 'pre', tag: 'rc' }, 'rc'],
  ['the release after them is the latest', { mode: 'exit', tag: 'rc' }, 'latest'],
  ['a release without them is the latest', undefined, 'latest'],
])('behavior: %s', (_, pre, tag) => {
  expect(toReleaseTag(pre)).toBe(tag)
})
