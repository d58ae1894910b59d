import { expect, test } from 'vitest'
import { findMessageProblem } from './findMessageProblem.js'
import type { SignInMessage } from './parseSignInMessage.js'

const frameOrigin = 'https://frame.example.com:8443'
const now = Date.UTC(2026, 0, 31, 12)
const minute = 60_000
const message: SignInMessage = {
  domain: 'frame.example.com:8443',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  statement: 'Farcaster Auth',
  uri: frameOrigin,
  chainId: '10',
  nonce: 'a0'.repeat(32),
  issuedAt: now,
  expirationTime: undefined,
  notBefore: undefined,
  resources: ['farcaster://fid/12'],
}

const find = (change: Partial<SignInMessage>) =>
  findMessageProblem({ ...message, ...change }, { frameOrigin, nonce: message.nonce, now })

test.each([
  {},
  { uri: `${frameOrigin}/` },
  { statement: 'Farcaster Connect' },
  { issuedAt: now + minute },
  { issuedAt: now - 15 * minute + 1 },
  { expirationTime: now + 1 },
  { notBefore: now },
])('default: %j is a message for this login', (change) => {
  expect(find(change)).toBe(undefined)
})

test.each([
  [{ domain: 'frame.example.com' }, 'domain'],
  [{ domain: 'frame.example.com:8443.example.net' }, 'domain'],
  [{ uri: 'https://frame.example.com' }, 'uri'],
  [{ uri: `${frameOrigin}/path` }, 'uri'],
  [{ uri: 'http://frame.example.com:8443' }, 'uri'],
  [{ statement: 'Sign in' }, 'statement'],
  [{ chainId: '1' }, 'chain_id'],
  [{ nonce: 'A0'.repeat(32) }, 'nonce'],
  [{ nonce: 'b0'.repeat(32) }, 'nonce'],
  [{ issuedAt: now + minute + 1 }, 'not_yet_valid'],
  [{ notBefore: now + minute + 1 }, 'not_yet_valid'],
  [{ issuedAt: now - 15 * minute }, 'expired'],
  [{ expirationTime: now }, 'expired'],
] as const)('error: %j is refused as %s', (change, problem) => {
  expect(find(change)).toBe(problem)
})
