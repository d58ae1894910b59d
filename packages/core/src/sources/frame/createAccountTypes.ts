import type { SourceContext } from '../../engine/source.js'
import { toTypeOn } from '../../features/login/account-type/rules.js'
import { readStoredType } from '../../features/login/account-type/storedType.js'
import type { AccountTypeEvent, LoginAccountType } from '../../features/login/account-type/types.js'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import { smartAccountNetworksWaitMs } from '../../foundation/limits.js'
import { type CaipNetworkId, isCaipNetworkId, namespaceOf } from '../../foundation/schema/caip.js'
import type { Frame, FrameUser } from '../../ports/Frame.js'

/** Dependencies of `createAccountTypes`. */
export type AccountTypesContext = Pick<SourceContext, 'warn' | 'clock'> & {
  readonly internal: Pick<SourceContext['internal'], 'storage' | 'getState' | 'send'>
}

type Question = { readonly chainId: CaipNetworkId; readonly signal?: AbortSignal | undefined }

/** The ordinary account and the smart account of the user of a login frame, on the chains of `eip155`. */
export type AccountTypes = {
  /** Reads on which chains the user can have a smart account, once per login. Never rejects. */
  load(): Promise<void>
  /** Whether any chain has smart accounts, so that the accounts can differ by chain. */
  isUsed(): boolean
  /** Reads the user with the account that the chain uses. */
  readUser(question: Question): Promise<FrameUser>
  /** Has the frame use the account of a type, and reads its user. After an error, the frame uses the account of `before`. */
  select(
    question: Question & { readonly type: LoginAccountType; readonly before: FrameUser },
  ): Promise<FrameUser>
  /** The login has ended. */
  forget(): void
}

/** Creates the account types of one login frame. The feature `accountType` holds their state. */
export function createAccountTypes(frame: Frame, context: AccountTypesContext): AccountTypes {
  const { internal, warn } = context
  let reading: Promise<readonly CaipNetworkId[]> | undefined
  /** Counts the changes: one that was superseded does not revert the account of the frame. */
  let changes = 0

  const send = (event: AccountTypeEvent) => internal.send({ feature: 'accountType', event })
  const getState = () => internal.getState().accountType
  const isEnabled = (chainId: CaipNetworkId) => getState()?.enabledChainIds.includes(chainId) === true

  const getType = (chainId: CaipNetworkId) => {
    const state = getState()
    return state ? toTypeOn(state, chainId) : 'eoa'
  }
  const isUsed = () => (getState()?.enabledChainIds.length ?? 0) > 0

  /** A frame that fails or does not answer has no smart accounts: every frame can connect the ordinary one. */
  async function readEnabled(): Promise<readonly CaipNetworkId[]> {
    const limit = new AbortController()
    const stopTimer = context.clock.setTimeout(() => limit.abort(), smartAccountNetworksWaitMs)
    try {
      const chainIds = await frame.getSmartAccountEnabledNetworks({ signal: limit.signal })
      return chainIds.filter((chainId) => isCaipNetworkId(chainId) && namespaceOf(chainId) === 'eip155')
    } catch (error) {
      warn(
        'The login frame did not tell which networks have smart accounts. Ordinary accounts are used.',
        error,
      )
      return []
    } finally {
      stopTimer()
    }
  }

  async function read({ chainId, signal }: Question, type: LoginAccountType): Promise<FrameUser> {
    const preferredAccountType = isUsed() ? type : undefined
    const user = await frame.getUser({ chainId, preferredAccountType, signal })
    send({ type: 'userRead', isDeployed: user.smartAccountDeployed })
    return isEnabled(chainId) ? user : withoutSmartAccounts(user)
  }

  /** Selects the account in a frame that did not return it with the user. If that fails, the returned one is used. */
  async function correct(question: Question, type: LoginAccountType, user: FrameUser): Promise<FrameUser> {
    const isPossible = user.accounts.some((account) => account.type === type)
    if (!isUsed() || !isPossible || getActiveType(user) === type) return user
    try {
      await frame.setPreferredAccount({ type, signal: question.signal })
      return await read(question, type)
    } catch (error) {
      if (question.signal?.aborted) throw error
      warn('The login frame did not select the account of the preferred type.', error)
      return user
    }
  }

  async function readPreferred(question: Question): Promise<FrameUser> {
    const type = getType(question.chainId)
    const user = await correct(question, type, await read(question, type))
    // The user may have chosen another type meanwhile.
    return getType(question.chainId) === type ? user : readPreferred(question)
  }

  return {
    async load() {
      if (reading) {
        await reading
        return
      }
      reading = readEnabled()
      const enabledChainIds = await reading
      const stored = readStoredType(internal.storage)
      send({ type: 'loaded', enabledChainIds, ...(stored && { preferredType: stored }) })
    },
    isUsed,
    readUser: readPreferred,
    async select({ type, before, ...question }) {
      changes += 1
      const change = changes
      let isAsked = false
      try {
        // A user who has only the ordinary account.
        if (type === 'smartAccount' && !before.accounts.some((account) => account.type === type))
          await frame.initSmartAccount({ signal: question.signal })
        isAsked = true
        await frame.setPreferredAccount({ type, signal: question.signal })
        const user = await read(question, type)
        if (getActiveType(user) === type) return user
        throw new WalletResponseError({
          method: 'SET_PREFERRED_ACCOUNT',
          reason: `the active account is not of the type ${type}`,
        })
      } catch (error) {
        // The frame may have changed it before. The original error is more helpful than the error of a revert.
        if (isAsked && change === changes)
          await frame.setPreferredAccount({ type: getActiveType(before) }).catch(() => {})
        throw error
      }
    },
    forget() {
      reading = undefined
    },
  }
}

/** Returns the type of the active account of a user. Two accounts can have its address (EIP-7702). */
function getActiveType({ address, accounts, preferredAccountType }: FrameUser): LoginAccountType {
  const own = accounts.filter((account) => isSameAddress(account.address, address))
  return (own.find(({ type }) => type === preferredAccountType) ?? own[0])?.type ?? 'eoa'
}

/** Without smart accounts that are not active: on a chain that has none, assets that are sent to one may be lost. */
function withoutSmartAccounts(user: FrameUser): FrameUser {
  const [first, ...others] = user.accounts.filter(({ type }) => type === 'eoa')
  if (!first || ![first, ...others].some((account) => isSameAddress(account.address, user.address)))
    return user
  return { ...user, accounts: [first, ...others], preferredAccountType: 'eoa' }
}

function isSameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
