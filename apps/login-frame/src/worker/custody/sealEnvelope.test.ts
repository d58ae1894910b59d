import { base64urlnopad } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { createSecret } from './createSecret.js'
import { openEnvelope } from './openEnvelope.js'
import { sealEnvelope } from './sealEnvelope.js'

const addresses = {
  eip155: '0xF278cF59F82eDcf871d630F28EcC8056f25C1cdb',
  solana: '3Cy3YNTFywCmxoxt8n7UH6hg6dLo5uACowX3CFceaSnx',
}

function createEnvelope() {
  const [secret, key] = [createSecret(), createSecret()]
  return { secret, key, envelope: sealEnvelope({ type: 'managed', secret, addresses, key }) }
}

describe('sealEnvelope', () => {
  it('default', () => {
    const { secret, key, envelope } = createEnvelope()
    expect(envelope.type).toBe('managed')
    expect(openEnvelope(envelope, addresses, key)).toEqual(secret)
  })

  it('behavior: the nonce differs each time', () => {
    const { secret, key, envelope } = createEnvelope()
    const second = sealEnvelope({ type: 'managed', secret, addresses, key })
    expect(second.blob.slice(0, 32)).not.toBe(envelope.blob.slice(0, 32))
  })

  it('error: another key, type, or wallet does not open it', () => {
    const { key, envelope } = createEnvelope()
    expect(() => openEnvelope(envelope, addresses, createSecret())).toThrow()
    expect(() => openEnvelope({ ...envelope, type: 'password' }, addresses, key)).toThrow()
    expect(() => openEnvelope(envelope, { ...addresses, eip155: `0x${'1'.repeat(40)}` }, key)).toThrow()
    expect(() => openEnvelope(envelope, { ...addresses, solana: '1'.repeat(32) }, key)).toThrow()
  })

  it('error: a changed or shortened envelope is detected', () => {
    const { key, envelope } = createEnvelope()
    const blob = base64urlnopad.decode(envelope.blob)
    for (const index of [0, 23, 24, blob.length - 1]) {
      const changed = blob.map((byte, at) => (at === index ? byte ^ 1 : byte))
      const forged = { ...envelope, blob: base64urlnopad.encode(changed) }
      expect(() => openEnvelope(forged, addresses, key)).toThrow()
    }
    const short = { ...envelope, blob: base64urlnopad.encode(blob.subarray(0, 30)) }
    expect(() => openEnvelope(short, addresses, key)).toThrow()
  })
})
