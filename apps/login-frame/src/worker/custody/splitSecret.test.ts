import { describe, expect, it } from 'vitest'
import { zeroise } from '../../shared/bytes/zeroise.js'
import { createCheck } from './createCheck.js'
import { createSecret } from './createSecret.js'
import { joinSecret } from './joinSecret.js'
import { splitSecret } from './splitSecret.js'

describe('splitSecret', () => {
  it('default', () => {
    const secret = createSecret()
    const { device, service } = splitSecret(secret)
    expect(joinSecret(device, service)).toEqual(secret)
    expect(device).not.toEqual(secret)
    expect(service).not.toEqual(secret)
  })

  it('behavior: shares of one secret differ for each device', () => {
    const secret = new Uint8Array(32)
    const [first, second] = [splitSecret(secret), splitSecret(secret)]
    expect(first.device).not.toEqual(second.device)
    // The secret is zero: a share that is not random would be zero too.
    expect(first.service).toEqual(first.device)
    expect(first.service.some((byte) => byte !== 0)).toBe(true)
  })

  it('error: shares of different lengths are not joined', () => {
    expect(() => joinSecret(new Uint8Array(32), new Uint8Array(31))).toThrow('same length')
  })
})

describe('createCheck', () => {
  it('behavior: detects a secret that differs in one bit', () => {
    const secret = createSecret()
    const changed = secret.slice()
    changed[31] = (changed[31] ?? 0) ^ 1
    expect(createCheck(secret)).toHaveLength(4)
    expect(createCheck(changed)).not.toEqual(createCheck(secret))
  })
})

describe('zeroise', () => {
  it('behavior: overwrites every buffer', () => {
    const [first, second] = [createSecret(), createSecret()]
    zeroise(first, undefined, second)
    expect([...first, ...second].every((byte) => byte === 0)).toBe(true)
  })
})
