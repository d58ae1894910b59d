import { describe, expect, test } from 'vitest'
import { sessionOf, startRemoteSession, usualNamespaces } from '../session/createRemoteSession.fixtures.js'
import { createNamespaceClient } from './createNamespaceClient.js'
import { createLazyBitcoin, createLazyEvm, createLazySolana } from './lazyMethods.js'

const { remote } = startRemoteSession(sessionOf(usualNamespaces))
const client = createNamespaceClient('eip155', remote)

describe('lazy methods', () => {
  /** A client whose methods return their own name and parameters. It is not a promise. */
  const recorded = new Proxy(
    {},
    { get: (_, name) => (name === 'then' ? undefined : async (given: unknown) => [name, given]) },
  )
  const groups = [
    ['evm', createLazyEvm],
    ['solana', createLazySolana],
    ['bitcoin', createLazyBitcoin],
  ] as const

  test.each(groups)(
    'default: %s: each method loads the client, and calls its method of the same name',
    async (name, create) => {
      let loads = 0
      const methods = Object.entries(
        create(async () => {
          loads += 1
          return { ...client, [name]: recorded }
        }),
      )
      expect(methods.length).toBeGreaterThan(2)
      expect(loads).toBe(0)
      for (const [method, call] of methods) expect(await call({ a: 1 })).toEqual([method, { a: 1 }])
      expect(loads).toBe(methods.length)
    },
  )

  test.each(groups)(
    'error: %s: a client without these methods, or that cannot be loaded',
    async (_, create) => {
      for (const call of Object.values(create(async () => client)))
        await expect(call({})).rejects.toThrow(TypeError)
      for (const call of Object.values(create(() => Promise.reject(new Error('offline')))))
        await expect(call({})).rejects.toThrow('offline')
    },
  )
})
