import type { EnvelopeType } from '@latchkit/login-api'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import {
  type Hex,
  hashMessage,
  hashTypedData,
  keccak256,
  parseTransaction,
  serializeTransaction,
  toHex,
} from 'viem'
import { privateKeyToAccount, sign } from 'viem/accounts'
import { hashAuthorization } from 'viem/utils'
import { hashDelegation } from '../../shared/permission/delegations.js'
import { hashUserOperation } from '../../shared/smartAccount/hashUserOperation.js'
import type { SmartAccounts } from '../../shared/smartAccount/SmartAccounts.js'
import type { PasskeyUnlock, RecoveryMove, SignRequest, Vault, VaultUser } from '../../shared/vault/Vault.js'
import { VaultError, type VaultErrorCode } from '../../shared/vault/VaultError.js'
import { isSigner } from '../../worker/signing/isSigner.js'
import { listOwnAddresses } from '../../worker/signing/listOwnAddresses.js'

/** A vault with keys in the page, which records what it signs. */
export type FakeVault = Vault & {
  readonly calls: readonly { readonly name: keyof Vault; readonly parameters: unknown }[]
  readonly signed: readonly SignRequest[]
  readonly user: VaultUser
  /** The user of the next social login. */
  setSocialUser(user: VaultUser): void
  /** A login with a passkey ends with `unlock` until the wallet is unlocked. Null: it ends with `ready`. */
  setUnlock(unlock: PasskeyUnlock | null): void
  /** What `listEnvelopes` returns. */
  setEnvelopes(envelopes: readonly EnvelopeType[]): void
  /** What `getRecoveryMove` returns. */
  setRecoveryMove(move: RecoveryMove | null): void
  /** What `listDevices` returns. */
  readonly devices: Awaited<ReturnType<Vault['listDevices']>>
  /** What `listReleases` returns. */
  readonly releases: Awaited<ReturnType<Vault['listReleases']>>
  /** Every call rejects with it, until it is null. */
  failWith(error: Error | null): void
}

/** Creates a vault for tests. By default its user is logged in. */
export function createFakeVault({
  isLoggedIn = true,
  evmKey = `0x${'11'.repeat(32)}`,
  solanaKey = new Uint8Array(32).fill(7),
  smartAccounts = {},
}: {
  readonly isLoggedIn?: boolean
  readonly evmKey?: Hex
  readonly solanaKey?: Uint8Array
  /** Default: none, and operations are those of accounts that delegate. */
  readonly smartAccounts?: SmartAccounts
} = {}): FakeVault {
  const addresses = {
    eip155: privateKeyToAccount(evmKey).address,
    solana: base58.encode(ed25519.getPublicKey(solanaKey)),
  }
  const user: VaultUser = {
    ...{ id: 'user-0001', email: 'user@my-dapp.example', addresses },
    smartAccounts: listOwnAddresses(addresses.eip155, smartAccounts),
  }
  const calls: { name: keyof Vault; parameters: unknown }[] = []
  const signed: SignRequest[] = []
  let current: VaultUser | null = isLoggedIn ? user : null
  let socialUser: VaultUser = { ...user, email: null, userName: 'User' }
  let failure: Error | null = null
  let unlock: PasskeyUnlock | null = null
  let recoveryMove: RecoveryMove | null = null
  let envelopes: readonly EnvelopeType[] = ['managed']
  const devices: FakeVault['devices'] = []
  const releases: FakeVault['releases'] = []

  async function answer<T>(name: keyof Vault, parameters: unknown, result: () => T | Promise<T>): Promise<T> {
    calls.push({ name, parameters })
    if (failure) throw failure
    return result()
  }

  const signHash = (hash: Hex) => sign({ hash, privateKey: evmKey, to: 'hex' })

  async function signRequest(request: SignRequest): Promise<string> {
    signed.push(request)
    if (request.type === 'evmMessage') return signHash(hashMessage({ raw: request.message }))
    if (request.type === 'evmTypedData') return signHash(hashTypedData(request.typedData as never))
    if (request.type === 'evmAuthorization')
      return signHash(
        hashAuthorization({
          chainId: Number(request.chainId.slice('eip155:'.length)),
          address: request.implementation,
          nonce: request.nonce,
        }),
      )
    if (request.type === 'evmUserOperation')
      return signHash(
        hashUserOperation(request.operation, {
          chainId: Number(request.chainId.slice('eip155:'.length)),
          entryPoint: request.entryPoint,
          kind: smartAccounts[request.chainId]?.kind ?? 'eip7702',
        }),
      )
    if (request.type === 'evmDelegation')
      return signHash(
        hashDelegation(request.delegation, {
          chainId: Number(request.chainId.slice('eip155:'.length)),
          delegationManager: request.delegationManager,
        }),
      )
    if (request.type === 'evmTransaction') {
      const transaction = parseTransaction(toHex(request.transaction))
      const signature = await sign({ hash: keccak256(request.transaction), privateKey: evmKey })
      return serializeTransaction(transaction, signature)
    }
    return base58.encode(ed25519.sign(request.message, solanaKey))
  }

  function removeEnvelope(type: EnvelopeType, refusal: VaultErrorCode) {
    const rest = envelopes.filter((envelope) => envelope !== type)
    if (rest.length === 0) throw new VaultError({ code: refusal, message: 'It removes nothing.' })
    envelopes = rest
  }

  return {
    calls,
    signed,
    user,
    setSocialUser(next) {
      socialUser = next
    },
    setUnlock(next) {
      unlock = next
    },
    setEnvelopes(next) {
      envelopes = next
    },
    setRecoveryMove(next) {
      recoveryMove = next
    },
    devices,
    releases,
    failWith(error) {
      failure = error
    },
    restore: () => answer('restore', undefined, () => current),
    startEmail: (parameters) =>
      answer('startEmail', parameters, () => ({ action: current ? 'CONNECT' : 'VERIFY_OTP' }) as const),
    waitForDevice: (parameters) => answer('waitForDevice', parameters, () => undefined),
    verifyCode: (parameters) =>
      answer('verifyCode', parameters, () => {
        current = user
        return user
      }),
    startSocial: (parameters) =>
      answer('startSocial', parameters, () => ({
        uri: `https://${parameters.provider}.example/authorize?state=state`,
        key: 'K'.repeat(43),
      })),
    verifySocial: (parameters) =>
      answer('verifySocial', parameters, () => {
        current = socialUser
        return current
      }),
    startFarcaster: (parameters) =>
      answer('startFarcaster', parameters, () => ({ url: 'https://farcaster.example/~/siwf' })),
    waitForFarcaster: (parameters) =>
      answer('waitForFarcaster', parameters, () => {
        current = socialUser
        return current
      }),
    startPasskey: (parameters) => answer('startPasskey', parameters, () => ({ challenge: 'A'.repeat(43) })),
    verifyPasskey: (parameters) =>
      answer('verifyPasskey', parameters, () => {
        if (unlock) return { status: 'unlock', ...unlock } as const
        current = user
        return { status: 'ready', user } as const
      }),
    getUnlock: () => answer('getUnlock', undefined, () => unlock),
    unlock: ({ key }) =>
      answer('unlock', { key: key.slice() }, () => {
        unlock = null
        current = user
        return user
      }),
    startPasskeyCreation: () =>
      answer('startPasskeyCreation', undefined, () => ({
        challenge: 'A'.repeat(43),
        userHandle: 'dXNlci0wMDAx',
        userName: 'user@my-dapp.example',
        excludeIds: [],
        salt: 'B'.repeat(43),
      })),
    createPasskey: ({ credential, key }) =>
      answer('createPasskey', { credential, key: key.slice() }, () => {
        envelopes = [...envelopes, 'passkey']
      }),
    removePasskey: () => answer('removePasskey', undefined, () => removeEnvelope('passkey', 'only_recovery')),
    removeManaged: () =>
      answer('removeManaged', undefined, () => removeEnvelope('managed', 'passkey_missing')),
    getRecoveryMove: () => answer('getRecoveryMove', undefined, () => recoveryMove),
    moveRecovery: (parameters) =>
      answer('moveRecovery', parameters, () => {
        recoveryMove = null
      }),
    declineRecoveryMove: () =>
      answer('declineRecoveryMove', undefined, () => {
        recoveryMove = null
      }),
    signOut: () =>
      answer('signOut', undefined, () => {
        current = null
      }),
    sign: (parameters) =>
      answer('sign', parameters, () => {
        const refuse = (code: VaultErrorCode) => new VaultError({ code, message: 'It signs nothing.' })
        if (!current) throw refuse('not_logged_in')
        if (!isSigner(parameters.request, parameters.address, user.addresses, smartAccounts))
          throw refuse('account_changed')
        return signRequest(parameters.request)
      }),
    startEmailChange: (parameters) =>
      answer('startEmailChange', parameters, () => ({ action: 'VERIFY_PRIMARY_OTP' }) as const),
    verifyPrimaryEmail: (parameters) => answer('verifyPrimaryEmail', parameters, () => undefined),
    verifySecondaryEmail: (parameters) =>
      answer('verifySecondaryEmail', parameters, () => ({ email: 'new@my-dapp.example' })),
    startExport: () => answer('startExport', undefined, () => undefined),
    exportPhrase: (parameters) => answer('exportPhrase', parameters, () => 'test '.repeat(24).trim()),
    listDevices: () => answer('listDevices', undefined, () => [...devices]),
    revokeDevice: (parameters) =>
      answer('revokeDevice', parameters, () => {
        const at = devices.findIndex(({ id }) => id === parameters.id)
        devices.splice(at, 1)
      }),
    listReleases: () => answer('listReleases', undefined, () => [...releases]),
    decideRelease: (parameters) =>
      answer('decideRelease', parameters, () => {
        const index = releases.findIndex(({ id }) => id === parameters.id)
        const [decided] = releases.splice(index, 1)
        // The service lists it until the device has received the key.
        if (decided && parameters.isAllowed) releases.splice(index, 0, { ...decided, isReady: true })
      }),
    listEnvelopes: () => answer('listEnvelopes', undefined, () => envelopes),
  }
}
