import { describe, expect, test } from 'vitest'
import { ConfigError } from '../foundation/errors/config.js'
import { mainnet } from '../foundation/networks/mainnet.js'
import type { SiweConfig, SiwxConfig } from '../ports/Siwx.js'
import type { CompleteOptions } from './completeNetworks.js'
import { parseConfig } from './parseConfig.js'

/** Options as an untyped dapp may pass them. */
function parse(options: object): ReturnType<typeof parseConfig> {
  return parseConfig({ projectId: 'my-dapp', networks: [mainnet], ...options } as CompleteOptions)
}

function problemOf(options: object): string {
  try {
    parse(options)
  } catch (error) {
    if (error instanceof ConfigError) return error.shortMessage
    throw error
  }
  return 'no problem'
}

describe('sign-in', () => {
  const method = () => Promise.reject(new Error('not called'))
  const siwx: SiwxConfig = {
    ...{ createMessage: method, addSession: method, revokeSession: method },
    ...{ setSessions: method, getSessions: method },
  }
  const siweConfig: SiweConfig = {
    ...{ getNonce: method, createMessage: () => '', verifyMessage: method },
    ...{ getSession: method, signOut: method },
  }

  test('default: siwx, or siweConfig', () => {
    expect(parse({}).config.siwx).toBeUndefined()
    expect(parse({ siwx }).config.siwx).toBe(siwx)
    expect(parse({ siweConfig }).config.siwx).toBe(siweConfig)
  })

  test('error: siweConfig and siwx', () => {
    expect(problemOf({ siweConfig: {}, siwx: {} })).toBe('Cannot set both siweConfig and siwx options')
  })

  test.each(['siwx', 'siweConfig'])('error: %s that is no object', (name) => {
    expect(problemOf({ [name]: true })).toBe(`${name}: expected an object, got true`)
  })

  // Removed from production builds, as the names of options are.
  test.each([
    ['siwx', 'createMessage, addSession, revokeSession, setSessions, getSessions'],
    ['siweConfig', 'getNonce, createMessage, verifyMessage, getSession, signOut'],
  ])('error: %s without its methods', (name, methods) => {
    expect(problemOf({ [name]: {} })).toBe(`${name}: expected an object with ${methods}, got an object`)
    expect(problemOf({ [name]: undefined })).toBe('no problem')
  })
})
