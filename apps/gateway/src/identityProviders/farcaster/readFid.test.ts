import { expect, test } from 'vitest'
import { readFid } from './readFid.js'

test.each([
  ['farcaster://fid/1', '1'],
  ['farcaster://fid/9007199254740993/', '9007199254740993'],
])('default: %s', (resource, fid) => {
  expect(readFid(['https://example.com/', resource])).toBe(fid)
})

test.each([
  [[]],
  [['farcaster://fid/0']],
  [['farcaster://fid/01']],
  [['farcaster://fid/1e3']],
  [['farcaster://fid/-1']],
  [['farcaster://fid/1/2']],
  [['https://example.com/farcaster://fid/1']],
  [['farcaster://fid/1', 'farcaster://fid/2']],
  [['farcaster://fid/1', 'farcaster://fid/1/']],
])('error: %j has no FID, or more than one', (resources) => {
  expect(readFid(resources)).toBe(undefined)
})
