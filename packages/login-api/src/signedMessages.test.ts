import { expect, test } from 'vitest'
import { type SignedAction, signedMessagePrefix, toSignedMessage } from './signedMessages.js'

const addresses = {
  eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  solana: 'So11111111111111111111111111111111111111112',
}
const envelope = { type: 'passkey', blob: 'AAAA', parameters: { salt: 's', credentialId: 'c' } } as const
const actions: readonly SignedAction[] = [
  { type: 'createWallet', addresses, share: 'share' },
  { type: 'putShare', share: 'share' },
  { type: 'putEnvelope', envelope },
  { type: 'putEnvelope', envelope: { ...envelope, blob: 'AAAB' } },
  { type: 'putEnvelope', envelope: { ...envelope, parameters: { salt: 't', credentialId: 'c' } } },
  { type: 'removeEnvelope', envelopeType: 'passkey' },
  { type: 'addPasskey', credentialId: 'a' },
  { type: 'addPasskey', credentialId: 'b' },
  { type: 'removePasskey' },
  { type: 'putRecoveryKey', addresses, sealedKey: 'key' },
  { type: 'removeRecoveryKey', addresses },
  { type: 'listReleases', addresses },
  { type: 'decideRelease', addresses, id: 'a', isAllowed: true },
  { type: 'decideRelease', addresses, id: 'a', isAllowed: false },
  { type: 'decideRelease', addresses, id: 'b', isAllowed: true },
]

test('default: the text names the action, the device and the values', () => {
  expect(toSignedMessage({ type: 'createWallet', addresses, share: 'share' }, 'thumbprint')).toBe(
    [
      'Latchkit wallet service request',
      'Action: createWallet',
      'Device: thumbprint',
      'EVM: 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      'Solana: So11111111111111111111111111111111111111112',
      'Share: share',
    ].join('\n'),
  )
})

test('behavior: no two actions or devices have the same text, and all start with the prefix', () => {
  const texts = ['a', 'b'].flatMap((jkt) => actions.map((action) => toSignedMessage(action, jkt)))
  expect(new Set(texts).size).toBe(2 * actions.length)
  for (const text of texts) expect(text.startsWith(`${signedMessagePrefix}\n`)).toBe(true)
})

test('behavior: the order of the parameters does not change the text', () => {
  const parameters = { credentialId: 'c', salt: 's' }
  expect(toSignedMessage({ type: 'putEnvelope', envelope: { ...envelope, parameters } }, 'a')).toBe(
    toSignedMessage({ type: 'putEnvelope', envelope }, 'a'),
  )
})
