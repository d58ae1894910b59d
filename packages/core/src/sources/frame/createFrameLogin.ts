import { writeStored } from '../../config/stored.js'
import { readStoredValues } from '../../config/storedValues.js'
import type { ThemeMode } from '../../config/themeVariables.js'
import { themeModeOf } from '../../features/shell/theme/rules.js'
import { AbortedError } from '../../foundation/errors/wallet.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'
import { loginConnectorId } from '../../foundation/schema/loginConnectorId.js'
import type { Frame, FrameUser } from '../../ports/Frame.js'
import { type AccountTypes, type AccountTypesContext, createAccountTypes } from './createAccountTypes.js'
import { storeLogin } from './storedLogin.js'
import { type LoginNamespace, toFrameSession } from './toFrameSession.js'

type UserQuestion = {
  readonly chainId?: CaipNetworkId | undefined
  readonly signal: AbortSignal | undefined
}

/** Options of `createFrameLogin`. */
export type FrameLoginOptions = {
  readonly getPreferredChain: (namespace: LoginNamespace) => CaipNetworkId
  /** Awaited before a user is connected. Installs the features of a login. */
  readonly beforeSession: () => Promise<unknown>
}

/** The login of a user in the frame. */
export type FrameLogin = {
  readonly accountTypes: AccountTypes
  /** Whether the user is being signed out. */
  isEnding(): boolean
  readUser(namespace: LoginNamespace, question: UserQuestion): Promise<FrameUser>
  /** Runs `read`, whose result counts only if the login has not ended in between. */
  read<T>(read: () => Promise<T>): Promise<T>
  /** Ends the login in all namespaces, with an event in all but `silent`, and signs the user out. */
  end(silent: LoginNamespace): Promise<void>
  /** Ends the login if the frame does not know the user any more. */
  check(): Promise<void>
  /**
   * Removes what is stored of a login that the frame does not know any more: the e-mail address, the social account, connector
   * and address.
   */
  forget(namespace: LoginNamespace): Promise<void>
  /** Has the next request displayed in the theme of the kit. */
  showTheme(): void
}

/**
 * Manages the login of the frame.
 *
 * @param endSessions Ends the sessions of all namespaces, with an event in all but `silent`.
 */
export function createFrameLogin(
  frame: Frame,
  context: AccountTypesContext,
  { getPreferredChain, beforeSession }: FrameLoginOptions,
  endSessions: (silent: LoginNamespace | undefined) => void,
): FrameLogin {
  const { warn, internal } = context
  const accountTypes = createAccountTypes(frame, context)
  let signingOut: Promise<void> | undefined
  /** The theme that the frame has. */
  let themeMode: ThemeMode | undefined
  /** Counts the ends of the login: an answer to a request before one is not of this login. */
  let ends = 0

  /** Ends the login in all namespaces, with an event in all but `silent`. */
  function endAll(silent?: LoginNamespace): void {
    ends += 1
    accountTypes.forget()
    storeLogin(internal.storage, false)
    endSessions(silent)
  }

  return {
    accountTypes,
    isEnding: () => signingOut !== undefined,
    async readUser(namespace, { chainId = getPreferredChain(namespace), signal }) {
      await beforeSession()
      if (namespace === 'eip155') await accountTypes.load()
      const question = { chainId, signal }
      const user = await (namespace === 'eip155' ? accountTypes.readUser(question) : frame.getUser(question))
      // Parsed here too, so that the login is not stored for a user who cannot be connected.
      toFrameSession(namespace, user)
      return user
    },
    async read(read) {
      // The caller of the sign-out gets its error.
      await signingOut?.catch(() => {})
      const endsBefore = ends
      const result = await read()
      if (ends !== endsBefore) throw new AbortedError()
      return result
    },
    end(silent) {
      // The namespaces are disconnected together, and the user is signed out once.
      if (!signingOut) {
        endAll(silent)
        signingOut = frame.signOut().finally(() => {
          signingOut = undefined
        })
      }
      return signingOut
    },
    async check() {
      const endsBefore = ends
      const isConnected = await frame.isConnected({}).catch(() => true)
      if (!isConnected && ends === endsBefore) endAll()
    },
    async forget(namespace) {
      const { storage } = internal
      storeLogin(storage, false)
      if (storage && readStoredValues(storage).connectors?.[namespace] === loginConnectorId)
        writeStored(storage, { connectors: { [namespace]: null }, addresses: { [namespace]: null } })
      await beforeSession()
      internal.send({ feature: 'login', event: { type: 'loggedOut' } })
    },
    showTheme() {
      const mode = themeModeOf(internal.getState().theme)
      if (mode === themeMode) return
      themeMode = mode
      frame.syncTheme({ mode }).catch((error) => warn('The login frame has another theme.', error))
    },
  }
}
