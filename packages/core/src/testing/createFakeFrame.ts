import { LatchkitError } from '../foundation/errors/base.js'
import { AbortedError } from '../foundation/errors/wallet.js'
import type { CaipNetworkId } from '../foundation/schema/caip.js'
import type { Frame, FrameAccount, FrameEmailAction, FrameEmailChangeAction } from '../ports/Frame.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** The codes of the errors of `@latchkit/frame-client`. */
const codes = { refused: 'frame-request', timeout: 'frame-timeout' } as const

/** A method of the frame whose responses a test controls. */
export type FakeFrameMethod =
  | 'connectEmail'
  | 'connectDevice'
  | 'connectOtp'
  | 'getSocialUri'
  | 'connectSocial'
  | 'continueSocial'
  | 'connectFarcaster'
  | 'connectPasskey'
  | 'updateEmail'
  | 'updateEmailPrimaryOtp'
  | 'updateEmailSecondaryOtp'
  | 'signOut'
  | 'initSmartAccount'
  | 'setPreferredAccount'

/** A login frame with test controls. */
export type FakeFrame = Frame & {
  /** What an e-mail address needs: default `VERIFY_OTP`. */
  emailAction: FrameEmailAction
  /** What a change of the address needs: default `VERIFY_PRIMARY_OTP`. */
  changeAction: FrameEmailChangeAction
  /** The address at the provider. Default `https://accounts.example/authorize`. */
  socialUri: string
  /** The name of the user's account at the provider. Default `alice`. */
  userName: string | undefined
  /** The right code. Default `123456`. */
  code: string
  /** The chains with smart accounts. Default none. */
  smartAccountNetworks: readonly CaipNetworkId[]
  /** The type of the account that signs on those chains. Both accounts have the same address, as with EIP-7702. Default `eoa`. */
  accountType: FrameAccount['type']
  /**
   * Methods that never respond, or fail with an error. The others respond at once; the link waits for `confirmDevice`, and Farcaster for
   * `approveFarcaster`.
   */
  readonly behavior: Map<FakeFrameMethod, 'hangs' | Error>
  /** The calls so far, in order: the method, and the address, code, provider or URI. The array grows. */
  readonly calls: readonly (readonly [method: FakeFrameMethod | 'abortApprovals' | 'raise', value?: string])[]
  /** How many calls were aborted. */
  readonly aborted: number
  /** Whether the frame has a session. */
  readonly isLoggedIn: boolean
  /** The user opens the link in the e-mail and confirms it. */
  confirmDevice(): void
  /** The user approves the login with Farcaster. */
  approveFarcaster(): void
  /** The time limit of a request of the login ends: it aborts the pending one. */
  timeOut(): void
  /** A request needs the user, or no longer does. */
  setApproval(isOpen: boolean, isSettings?: boolean): void
}

/**
 * Creates a login frame for tests, without a page. Its wallet is an adapter's: give `fakeAdapter` a wallet of the type `auth`.
 *
 * @example
 * ```ts
 * import { createFakeFrame } from '@latchkit/core/testing'
 *
 * const frame = createFakeFrame()
 * frame.emailAction = 'VERIFY_DEVICE'
 * console.log(await frame.connectEmail({ email: 'alice@example.com' })) // VERIFY_DEVICE
 * ```
 */
export function createFakeFrame(): FakeFrame {
  const calls: (readonly [FakeFrameMethod | 'abortApprovals' | 'raise', string?])[] = []
  const behavior = new Map<FakeFrameMethod, 'hangs' | Error>()
  const listeners = new Set<Parameters<Frame['watchApproval']>[0]>()
  const pending = new Set<(error: Error) => void>()
  let confirm: (() => void) | undefined
  let approve: (() => void) | undefined
  let aborted = 0
  let isLoggedIn = false
  let newEmail = ''

  /** Responds asynchronously, as a frame does. */
  async function respond<T>(
    method: FakeFrameMethod,
    value: string | undefined,
    signal: AbortSignal | undefined,
    toResult: () => T | Promise<T>,
  ): Promise<T> {
    calls.push(value === undefined ? [method] : [method, value])
    await Promise.resolve()
    if (signal?.aborted) {
      aborted += 1
      throw new AbortedError({ rpc: false })
    }
    const how = behavior.get(method)
    if (how instanceof Error) throw how
    return new Promise<T>((resolve, reject) => {
      const settle = () => {
        pending.delete(fail)
        signal?.removeEventListener('abort', onAbort)
      }
      const fail = (error: Error) => {
        settle()
        reject(error)
      }
      const onAbort = () => {
        aborted += 1
        fail(new AbortedError({ rpc: false }))
      }
      pending.add(fail)
      signal?.addEventListener('abort', onAbort, { once: true })
      if (how === 'hangs') return
      Promise.resolve()
        .then(toResult)
        .then((result) => {
          settle()
          resolve(result)
        }, fail)
    })
  }

  function checkCode(otp: string): void {
    if (otp !== frame.code) throw frameError('The code is wrong.')
  }

  const frame: FakeFrame = {
    emailAction: 'VERIFY_OTP',
    changeAction: 'VERIFY_PRIMARY_OTP',
    code: '123456',
    origin: 'https://login.example',
    socialUri: 'https://accounts.example/authorize',
    userName: 'alice',
    smartAccountNetworks: [],
    accountType: 'eoa',
    behavior,
    calls,
    get aborted() {
      return aborted
    },
    get isLoggedIn() {
      return isLoggedIn
    },
    connectEmail: ({ email, signal }) =>
      respond('connectEmail', email, signal, () => {
        if (frame.emailAction === 'CONNECT') isLoggedIn = true
        return frame.emailAction
      }),
    connectDevice: ({ signal }) =>
      respond('connectDevice', undefined, signal, () => new Promise<void>((resolve) => (confirm = resolve))),
    connectOtp: ({ otp, signal }) =>
      respond('connectOtp', otp, signal, () => {
        checkCode(otp)
        isLoggedIn = true
      }),
    getSocialUri: ({ provider, signal }) => respond('getSocialUri', provider, signal, () => frame.socialUri),
    connectSocial: ({ uri, signal }) =>
      respond('connectSocial', uri, signal, () => {
        isLoggedIn = true
        return { userName: frame.userName }
      }),
    continueSocial: ({ returnUrl, signal }) => respond('continueSocial', returnUrl, signal, () => undefined),
    connectFarcaster: ({ signal }) =>
      respond('connectFarcaster', undefined, signal, async () => {
        await new Promise<void>((resolve) => (approve = resolve))
        isLoggedIn = true
        return { userName: frame.userName }
      }),
    connectPasskey: ({ signal }) =>
      respond('connectPasskey', undefined, signal, () => {
        isLoggedIn = true
        return { userName: frame.userName }
      }),
    isConnected: async () => isLoggedIn,
    getUser: async ({ chainId, preferredAccountType = frame.accountType }) => {
      if (!frame.smartAccountNetworks.some((one) => one === chainId))
        return { address, chainId, accounts: [{ address, type: 'eoa' }] }
      frame.accountType = preferredAccountType
      const accounts = [
        { address, type: 'eoa' },
        { address, type: 'smartAccount' },
      ] as const
      return { address, chainId, accounts, preferredAccountType, smartAccountDeployed: false }
    },
    getSmartAccountEnabledNetworks: async () => frame.smartAccountNetworks,
    initSmartAccount: ({ signal }) =>
      respond('initSmartAccount', undefined, signal, () => ({ address, isDeployed: false })),
    setPreferredAccount: ({ type, signal }) =>
      respond('setPreferredAccount', type, signal, () => {
        frame.accountType = type
      }),
    signOut: () =>
      respond('signOut', undefined, undefined, () => {
        isLoggedIn = false
      }),
    switchNetwork: async () => {},
    request: () => Promise.reject(frameError('The fake frame signs nothing: its adapter does.')),
    updateEmail: ({ email, signal }) =>
      respond('updateEmail', email, signal, () => {
        newEmail = email
        return frame.changeAction
      }),
    updateEmailPrimaryOtp: ({ otp, signal }) =>
      respond('updateEmailPrimaryOtp', otp, signal, () => checkCode(otp)),
    updateEmailSecondaryOtp: ({ otp, signal }) =>
      respond('updateEmailSecondaryOtp', otp, signal, () => {
        checkCode(otp)
        return newEmail
      }),
    syncTheme: async () => {},
    watchApproval(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    raise: () => {
      calls.push(['raise'])
    },
    abortApprovals() {
      calls.push(['abortApprovals'])
      frame.setApproval(false)
    },
    destroy() {
      for (const fail of [...pending]) fail(new AbortedError())
    },
    confirmDevice: () => confirm?.(),
    approveFarcaster: () => approve?.(),
    timeOut() {
      const cause = new LatchkitError({
        code: codes.timeout,
        shortMessage: 'The login frame did not respond in time.',
        details: 'iframe_request_timeout',
      })
      for (const fail of [...pending]) fail(new AbortedError({ rpc: false, cause }))
    },
    setApproval(isOpen, isSettings = false) {
      for (const listener of [...listeners]) listener(isOpen, isSettings)
    },
  }
  return frame
}

/** Returns an error as `@latchkit/frame-client` has for a refusal of the frame. */
function frameError(message: string): LatchkitError {
  return new LatchkitError({ code: codes.refused, shortMessage: message })
}
